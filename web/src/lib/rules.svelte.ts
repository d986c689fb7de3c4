// The text of rules, fetched once for each game when somebody asks for the first one.
import { api, type RuleItem } from './connection'

class Books {
  texts = $state.raw<Record<string, Record<string, RuleItem>>>({})
  private asked = new Set<string>()

  async open(game: string) {
    if (this.asked.has(game)) return
    this.asked.add(game)
    try {
      const items = await api.rules(game)
      this.texts = { ...this.texts, [game]: Object.fromEntries(items.map((item) => [item.id, item])) }
    } catch {
      // Without texts the ids stand alone.
    }
  }
}
export const books = new Books()

export function ruleText(game: string, id: string): string | undefined {
  queueMicrotask(() => void books.open(game))
  return books.texts[game]?.[id]?.text
}
