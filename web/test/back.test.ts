import { describe, expect, it } from 'vitest'
import { waysIn, type Listed } from '../src/lib/connection'
import { device } from '../src/lib/device'
import type { Kept } from '../src/lib/memory'
import { gathered } from '../src/lib/gathered'

const remembered = (id: string, at: number, more: Partial<Kept> = {}): Kept => ({
  id,
  keys: [`key-${id}`],
  title: id,
  game: 'sample',
  at,
  ...more,
})
const listed = (table: string, more: Partial<Listed> = {}): Listed => ({
  table,
  title: table,
  game: 'sample',
  seats: ['ash'],
  owner: false,
  asked: [],
  your_turn: false,
  paused: false,
  over: false,
  ...more,
})
const ids = (all: { id: string }[]) => all.map(({ id }) => id)

describe('the list of tables', () => {
  it('is what the browser remembers, as long as the server has said nothing', () => {
    expect(ids(gathered([remembered('a', 1), remembered('b', 2)], undefined))).toEqual(['b', 'a'])
  })
  it('begins with what waits for one and ends with what is over', () => {
    const all = [
      remembered('over', 9),
      remembered('old', 1),
      remembered('mine', 2),
      remembered('new', 8),
      remembered('consent', 1),
    ]
    const stand = [
      listed('over', { over: true }),
      listed('old'),
      listed('new'),
      listed('mine', { your_turn: true }),
      listed('consent', { consents: ['ash'] }),
    ]
    expect(ids(gathered(all, stand))).toEqual(['mine', 'consent', 'new', 'old', 'over'])
  })
  it('leaves out what the links no longer open, and puzzles', () => {
    const puzzle = remembered('p', 3, { puzzle: {} as Kept['puzzle'] })
    expect(ids(gathered([remembered('gone', 1), remembered('a', 2), puzzle], [listed('a'), listed('p')]))).toEqual([
      'a',
    ])
  })
  it('has what the account keeps, though this browser has never seen it', () => {
    const all = gathered(
      [remembered('here', 5)],
      [listed('here'), listed('there', { kept: true, opened: 7, title: 'Thursday' })],
      'Anna',
    )
    expect(all.map(({ id, kept, keys, at, title }) => [id, kept, keys, at, title])).toEqual([
      ['there', 'Anna', [], 7000, 'Thursday'],
      ['here', undefined, ['key-here'], 5, 'here'],
    ])
  })
})

describe('coming to a table', () => {
  it('shows the links, for a guest', () => expect(waysIn({ table: 't', keys: ['k'] })).toEqual([{ keys: ['k'] }]))
  it('shows the account alone where there are no links', () =>
    expect(waysIn({ table: 't', keys: [], session: 's' })).toEqual([{ keys: [], session: 's', table: 't' }]))
  it('shows both, then each alone: neither an old link nor an old session keeps anybody out', () =>
    expect(waysIn({ table: 't', keys: ['k'], session: 's' })).toEqual([
      { keys: ['k'], session: 's', table: 't' },
      { keys: [], session: 's', table: 't' },
      { keys: ['k'] },
    ]))
})

describe('a device', () => {
  it('is called by its browser and its system', () => {
    expect(device('Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0')).toBe('Firefox on Linux')
    expect(
      device(
        'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Mobile Safari/537.36',
      ),
    ).toBe('Chrome on Android')
    expect(
      device(
        'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Mobile/15E148 Safari/604.1',
      ),
    ).toBe('Safari on iPhone')
    expect(
      device('Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/126.0 Safari/537.36 Edg/126.0'),
    ).toBe('Edge on Windows')
  })
})
