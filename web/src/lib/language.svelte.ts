// The reader's language: chosen once, switched at once.
import type { Arg, Phrase } from '../../types/table'
import { Words } from './words'

const FILES = import.meta.glob('../../../words/{en,de}/*.ftl', { query: '?raw', import: 'default' }) as Record<string, () => Promise<string>>
export const LANGUAGES = ['en', 'de'] as const
export type Language = (typeof LANGUAGES)[number]

const loaded = new Map<Language, Words>()

async function load(language: Language): Promise<Words> {
  const known = loaded.get(language)
  if (known) return known
  const files = await Promise.all(Object.entries(FILES).filter(([path]) => path.includes(`/words/${language}/`)).map(([, read]) => read()))
  const words = new Words(language, files)
  loaded.set(language, words)
  return words
}

class Spoken {
  language = $state<Language>('en')
  words = $state.raw<Words>(new Words('en', []))
  ready = $state(false)

  private async speak(language: Language) {
    this.words = await load(language)
    this.language = language
    this.ready = true
    document.documentElement.lang = language
  }

  /** Somebody chooses a language; it is remembered. */
  async choose(language: Language) {
    await this.speak(language)
    try {
      localStorage.setItem('gruft.language', language)
    } catch {
      // A browser that stores nothing asks again next time.
    }
  }

  async begin() {
    const stored = localStorage.getItem('gruft.language')
    const wanted = stored ?? navigator.language.slice(0, 2)
    await this.speak(wanted === 'de' ? 'de' : 'en')
  }
}

export const spoken = new Spoken()

/** A phrase of the engine as a sentence. */
export const say = (phrase: Phrase | undefined): string => (phrase ? spoken.words.say(phrase) : '')

/** A name by its message id, where there is one. */
export const nameOf = (id: string): string | undefined => (spoken.words.has(id) ? spoken.words.say({ id }) : undefined)

/** A sentence of the client itself: `client-…`. */
export function t(id: string, args: Record<string, string | number | Phrase> = {}): string {
  const list: [string, Arg][] = Object.entries(args).map(([name, value]) => [
    name,
    typeof value === 'number' ? { number: value } : typeof value === 'string' ? { text: value } : { phrase: value },
  ])
  return spoken.words.say({ id: `client-${id}`, args: list })
}

/** The first letter large: names begin sentences here. */
export const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
