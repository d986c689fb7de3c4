import { describe, expect, it } from 'vitest'
import { pieces, placesIn } from '../src/lib/places'

const moves = {
  id: 'moves',
  args: [
    ['figure', { name: 'guard' }],
    ['to', { text: '9,4' }],
  ] as never,
}

describe('places in a sentence', () => {
  it('are told apart from its words', () => {
    expect(pieces(moves, 'The guard moves to 9,4.')).toEqual([
      { text: 'The guard moves to ' },
      { text: '9,4', place: '9,4' },
      { text: '.' },
    ])
  })
  it('are only those that the phrase names', () => {
    expect(pieces({ id: 'plain' }, 'It costs 1,5 of 2,0.')).toEqual([{ text: 'It costs 1,5 of 2,0.' }])
  })
  it('are areas, and the first square of a large figure, too', () => {
    const stands = {
      id: 'stands',
      args: [
        ['body', { text: '5,3/3x2' }],
        ['area', { text: '3c' }],
      ] as never,
    }
    expect(pieces(stands, 'At 5,3/3x2 or in 3c')).toEqual([
      { text: 'At ' },
      { text: '5,3/3x2', place: '5,3' },
      { text: ' or in ' },
      { text: '3c', place: '3c' },
    ])
    expect(placesIn(stands)).toEqual(['5,3', '3c'])
  })
  it('are zones by column and row', () => {
    expect(
      placesIn({
        id: 'goes',
        args: [['zone', { phrase: { id: 'place', args: [['zone', { text: 'C2' }]] } }]] as never,
      }),
    ).toEqual(['C2'])
  })
  it('are found in what a phrase is made of', () => {
    expect(
      placesIn({
        id: 'outer',
        args: [
          ['what', { phrase: moves }],
          ['list', { list: [{ text: '1,1' }, { text: 'Brute' }] }],
        ] as never,
      }),
    ).toEqual(['9,4', '1,1'])
  })
})
