// The rules reference: each game's book is a part of the client that is loaded when somebody reads in it.
import shelf from 'virtual:rules'
import type { Book, Rule } from '../../dev/rules'

class Books {
  open = $state.raw<Record<string, Book>>({})
  private byId = new Map<string, Map<string, Rule>>()
  private asked = new Set<string>()

  async read(game: string) {
    if (this.asked.has(game) || !shelf[game]) return
    this.asked.add(game)
    const book = (await shelf[game]()).default
    this.byId.set(game, new Map(book.rules.map((rule) => [rule.id, rule])))
    this.open = { ...this.open, [game]: book }
  }

  rule(game: string, id: string): Rule | undefined {
    return this.open[game] && this.byId.get(game)?.get(id)
  }
}
export const books = new Books()
export const hasBook = (game: string): boolean => game in shelf
export const allBooks = (): string[] => Object.keys(shelf)

export function ruleText(game: string, id: string): string | undefined {
  queueMicrotask(() => void books.read(game))
  return books.rule(game, id)?.text.split('\n')[0]
}

/** Rules in which every word occurs, in id or text; those whose chapter says it come first. */
export function search(book: Book, words: string): Rule[] {
  const all = words.toLowerCase().split(/\s+/).filter(Boolean)
  const titles = new Map(book.chapters.map((c) => [c.id, c.title.toLowerCase()]))
  const scored = book.rules.flatMap((rule) => {
    const id = rule.id.toLowerCase(),
      text = rule.text.toLowerCase(),
      title = titles.get(rule.chapter) ?? ''
    if (!all.every((w) => id.includes(w) || text.includes(w) || title.includes(w))) return []
    const score = all.reduce(
      (s, w) =>
        s +
        (id === w ? 100 : id.startsWith(w) ? 40 : 0) +
        (title.includes(w) ? 6 : 0) +
        (text.startsWith(w) ? 3 : 0) +
        (text.includes(w) ? 2 : 0),
      0,
    )
    return [{ rule, score }]
  })
  return scored.sort((a, b) => b.score - a.score).map((s) => s.rule)
}
