import { changedElsewhere, settings, store, type Settings } from './memory'

class Chosen {
  now = $state<Settings>(settings())

  constructor() {
    changedElsewhere((what) => {
      if (what !== undefined && what !== 'settings') return
      this.now = settings()
      this.dress()
    })
  }

  set(change: Partial<Settings>) {
    this.now = { ...this.now, ...change }
    store(change)
    this.dress()
  }

  dress() {
    document.documentElement.classList.toggle('light', this.now.theme === 'light')
    document
      .querySelector('meta[name=theme-color]')
      ?.setAttribute('content', this.now.theme === 'light' ? '#d9cbad' : '#100c09')
  }
}
export const chosen = new Chosen()

export const still = (): boolean =>
  typeof matchMedia !== 'undefined' && matchMedia('(prefers-reduced-motion: reduce)').matches
