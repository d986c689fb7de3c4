import { describe, expect, it, vi } from 'vitest'
import type { Line, Offered } from '../types/table'

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined })
const { Puzzle } = await import('../src/lib/puzzle.svelte')

const option = (key: string): Offered => ({ key, say: { id: key } })
const posed = {
  game: 'gloomhaven',
  number: 0,
  title: '',
  rules: [],
  answers: [
    { seat: 'brute', key: 'to:1,1' },
    { seat: 'party', key: 'target:tinkerer' },
  ],
  outcome: [],
  begins: 0,
  judged: [],
}
const line = (text: string, rules: string[] = [], totals: number[] = []): Line => ({
  line: text,
  say: { id: text },
  rules,
  terms: totals.map((total) => ({ say: { id: 'x' }, change: 0, total, rules: [] })),
})

describe('a puzzle', () => {
  it('compares an answer with the case where the case has one', () => {
    const puzzle = new Puzzle('t', posed)
    expect(puzzle.judge('tinkerer', [option('to:1,1')], 'to:1,1')).toBe('beside')
    expect(puzzle.judge('brute', [option('pass')], 'pass')).toBe('beside')
    expect(puzzle.judge('brute', [option('to:1,1'), option('to:2,1')], 'to:2,1')).toBe('other')
    expect(puzzle.judge('brute', [option('to:1,1'), option('to:2,1')], 'to:1,1')).toBe('right')
  })
  it('is solved when every answer of the case was given, and goes back with an undo', () => {
    const puzzle = new Puzzle('t', posed)
    puzzle.note('right')
    expect(puzzle.next?.key).toBe('target:tinkerer')
    expect(puzzle.judge('spellweaver', [option('target:tinkerer')], 'target:tinkerer')).toBe('right')
    puzzle.note('right')
    expect(puzzle.solved).toBe(true)
    puzzle.back()
    expect(puzzle.solved).toBe(false)
    puzzle.note('other')
    expect(puzzle.astray).toBe(true)
  })
  it('has come out as the case when its lines have come in their order, whatever else has', () => {
    const puzzle = new Puzzle('t', { ...posed, begins: 1, outcome: [line('a'), line('b')] })
    expect(puzzle.reached([line('a'), line('b')])).toBe(false)
    expect(puzzle.met([line('x'), line('a')])).toBe(1)
    expect(puzzle.reached([line('x'), line('b'), line('a')])).toBe(false)
    expect(puzzle.reached([line('x'), line('a'), line('else'), line('b')])).toBe(true)
  })
  it('is about the sum that its rule makes, and offers it among others', () => {
    const puzzle = new Puzzle('t', {
      ...posed,
      rules: ['GH-ATK-12'],
      outcome: [line('a', [], [3, 9]), line('b', ['GH-ATK-12'], [3, 4]), line('c')],
    })
    expect(puzzle.point?.line).toBe('b')
    expect(puzzle.guesses).toHaveLength(5)
    expect(puzzle.guesses).toContain(4)
    expect(new Puzzle('t', posed).guesses).toEqual([])
  })
})
