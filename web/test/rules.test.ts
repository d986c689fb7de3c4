import { describe, expect, it } from 'vitest'
import { book, games } from '../dev/rules'

describe('the rules reference', () => {
  it('has chapters in every game, each with a name of its own and with rules in it', () => {
    for (const { name } of games()) {
      const { chapters, rules } = book(name),
        ids = chapters.map((chapter) => chapter.id)
      expect(ids.length, name).toBeGreaterThan(0)
      expect(new Set(ids).size, name).toBe(ids.length)
      for (const rule of rules) {
        expect(ids, rule.id).toContain(rule.chapter)
        expect(rule.id.startsWith(`${rule.chapter}-`), rule.id).toBe(true)
      }
    }
  })
})
