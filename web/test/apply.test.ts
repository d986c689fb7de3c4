import { describe, expect, it } from 'vitest'
import { apply } from '../src/lib/apply'

const scene = () => ({
  figures: [
    { id: 'a', hp: [5, 6] },
    { id: 'b', hp: [3, 3] },
  ],
  seats: [{ cards: ['x', 'y', 'z'] }],
  more: { fog: true },
})

describe('edits to a scene', () => {
  it('put, cut and splice', () => {
    const next: any = apply<any>(scene(), [
      { at: ['figures', 1, 'hp', 0], put: 1 },
      { at: ['more', 'fog'], cut: true },
      { at: ['more', 'round'], put: 2 },
      { at: ['seats', 0, 'cards'], splice: [1, 1, ['v', 'w']] },
    ])
    expect(next).toEqual({
      figures: [
        { id: 'a', hp: [5, 6] },
        { id: 'b', hp: [1, 3] },
      ],
      seats: [{ cards: ['x', 'v', 'w', 'z'] }],
      more: { round: 2 },
    })
  })
  it('leave the old scene and what they do not touch as they were', () => {
    const old = scene(),
      next = apply(old, [{ at: ['figures', 1, 'hp', 0], put: 1 }])
    expect(old).toEqual(scene())
    expect(next.figures[0]).toBe(old.figures[0])
    expect(next.seats).toBe(old.seats)
    expect(next.figures[1]).not.toBe(old.figures[1])
  })
  it('in their order, also on what an earlier one put there', () => {
    expect(
      apply<any>({ a: [] }, [
        { at: ['a'], splice: [0, 0, [{ n: 1 }]] },
        { at: ['a', 0, 'n'], put: 2 },
      ]),
    ).toEqual({ a: [{ n: 2 }] })
  })
  it('replace everything', () => expect(apply<any>({ a: 1 }, [{ at: [], put: { b: 2 } }])).toEqual({ b: 2 }))
})
