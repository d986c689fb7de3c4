import { describe, expect, it } from 'vitest'
import { COMMANDS, keysFor } from '../src/lib/keys'
import { put } from '../src/lib/setup'

const say = (phrase: { id: string }) => phrase.id
describe('keys of the bar', () => {
  it('numbers in order, 0 for what ends', () => {
    const keys = keysFor(
      [
        { key: 'a', say: { id: 'a' } },
        { key: 'b', say: { id: 'b' } },
        { key: 'done', say: { id: 'done' }, role: 'decline' },
      ],
      say,
    )
    expect([...keys]).toEqual([
      ['a', '1'],
      ['b', '2'],
      ['done', '0'],
    ])
  })
  it('items get a letter that is no command, each its own', () => {
    const item = (id: string) => ({ key: id, say: { id }, at: [{ item: id }] })
    const keys = [...keysFor([item('winged shoes'), item('wizard hat'), item('zip')], say).values()].map((k) =>
      k.toLowerCase(),
    )
    expect(new Set(keys).size).toBe(3)
    for (const key of keys) expect(COMMANDS.has(key)).toBe(false)
  })
  it('no key is given twice when there are many options', () => {
    const keys = [
      ...keysFor(
        Array.from({ length: 30 }, (_, i) => ({ key: `o${i}`, say: { id: 'x' } })),
        say,
      ).values(),
    ]
    expect(new Set(keys).size).toBe(keys.length)
  })
})
describe('a setup', () => {
  it('is changed at a path, in a copy', () => {
    const old = { variants: { solo: false }, level: 1 }
    expect(put(old, 'variants.solo', true)).toEqual({ variants: { solo: true }, level: 1 })
    expect(old.variants.solo).toBe(false)
  })
})
