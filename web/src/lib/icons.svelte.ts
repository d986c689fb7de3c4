// The drawings of all icons: those of the first page are there at once, the others come with whatever page is opened.
import first from 'virtual:icons/first'

class Icons {
  drawn = $state.raw(first)
  private asked: Promise<void> | undefined

  all(): Promise<void> {
    return (this.asked ??= import('virtual:icons/rest').then((rest) => void (this.drawn = first + rest.default)))
  }
}
export const icons = new Icons()
