import { describe, expect, it, vi } from 'vitest'
import type { Offered } from '../types/table'

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined })
const { Puzzle } = await import('../src/lib/puzzle.svelte')

const option = (key: string): Offered => ({ key, say: { id: key } })
const posed = { game: 'gloomhaven', number: 0, title: '', rules: [], answers: [{ seat: 'brute', key: 'to:1,1' }, { seat: 'party', key: 'target:tinkerer' }], judged: [] }

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
})
