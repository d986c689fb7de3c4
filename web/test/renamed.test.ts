// Renaming a message breaks no screen: what an option is, where it stands and what it does is told by its fields. The same
// question is drawn twice, the second time with every message of the game under another name.
import { readFileSync } from 'node:fs'
import { render } from 'svelte/server'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Asked, Line, Offered, Phrase, Scene } from '../types/table'
import type { TableStore } from '../src/lib/table.svelte'

const words = (name: string) => readFileSync(new URL(`../../words/en/${name}.ftl`, import.meta.url), 'utf8')
const CLIENT = words('client'),
  GAMES = [words('sorcery'), words('descent'), words('haven')].join('\n')
/** The words of the games with every message called `renamed-N`, and by which number. */
const ids = [...GAMES.matchAll(/^([a-z][\w-]*) =/gm)].map((m) => m[1]!)
const RENAMED = GAMES.replace(/^([a-z][\w-]*) =/gm, (_, id) => `renamed-${ids.indexOf(id)} =`)
const other = (phrase: Phrase): Phrase => ({
  ...phrase,
  id: ids.includes(phrase.id) ? `renamed-${ids.indexOf(phrase.id)}` : phrase.id,
})

const option = (key: string, id: string, more: Partial<Offered> = {}, args?: Phrase['args']): Offered => ({
  key,
  say: { id, args },
  ...more,
})
const OPTIONS: Offered[] = [
  option('drop', 'sorcery-choose-drop', { weight: 'seldom', at: [{ item: 'long-sword' }] }, [
    ['what', { text: 'Long Sword' }],
  ]),
  option('to', 'descent-choose-step', { role: 'step', weight: 'main', at: [{ space: '2,1' }] }, [
    ['to', { text: '2,1' }],
  ]),
  option('stands', 'descent-choose-expand', { role: 'expand', at: [{ space: '2,1' }, { space: '3,1' }] }, [
    ['to', { text: '2,1/2x1' }],
  ]),
  option('stands too', 'descent-choose-expand', { role: 'expand', at: [{ space: '3,1' }, { space: '2,1' }] }, [
    ['to', { text: '2,1/2x1' }],
  ]),
  option('leave', 'descent-choose-stop', { role: 'decline' }),
  option('strike', 'descent-choose-attack', { weight: 'main' }),
  option('halve', 'haven-choose-basic-attack', { role: 'basic', at: [{ half: ['warding-strength', 'top'] }] }, [
    ['card', { text: 'Warding Strength' }],
  ]),
  option('drink', 'sorcery-choose-item', { weight: 'adds', at: [{ item: 'potion' }] }, [['what', { text: 'Potion' }]]),
]
const LINES: Line[] = [
  {
    line: 'moves',
    say: {
      id: 'descent-moves',
      args: [
        ['who', { text: 'Ash' }],
        ['to', { text: '2,1' }],
      ],
    },
    rules: [],
    shows: [{ moves: { figure: 'ash', way: ['1,1', '2,1'], jump: false } }],
  },
  {
    line: 'hurt',
    say: {
      id: 'descent-suffers',
      args: [
        ['who', { text: 'Ash' }],
        ['damage', { number: 2 }],
      ],
    },
    rules: ['DE-DMG-01'],
    shows: [{ suffers: { figure: 'ash', damage: 2 } }],
  },
  {
    line: 'turn',
    say: { id: 'descent-turn', args: [['who', { text: 'Ash' }]] },
    rules: [],
    shows: [{ turn: { of: 'ash' } }],
  },
]
const SCENE = {
  game: 'descent',
  board: { layout: 'squares', edges: [], spaces: ['1,1', '2,1', '3,1'].map((id) => ({ id, x: Number(id[0]), y: 1 })) },
  figures: [{ id: 'ash', kind: 'hero', look: 'ash', at: ['1,1'], hp: [5, 5], seat: 0 }],
  seats: [{ seat: 0, id: 'ash', figure: 'ash', zones: [] }],
  tracks: [],
  decks: [],
  under_way: [],
} as unknown as Scene
const asked = (options: Offered[]): Asked => ({
  question: 1,
  kind: 'action',
  say: { id: 'descent-ask-action' },
  rules: [],
  options,
})

let open: (options: Offered[], log: Line[]) => TableStore,
  drawn: (store: TableStore) => { bar: string; story: string },
  speak: (text: string) => void
beforeAll(async () => {
  // What the client asks of a browser before anything is drawn.
  class Silent {
    readyState = 0
    close() {}
  }
  const kept = new Map<string, string>()
  Object.assign(globalThis, {
    WebSocket: Object.assign(Silent, { OPEN: 1 }),
    location: { protocol: 'http:', host: 'nowhere' },
    document: { hidden: true },
    addEventListener() {},
    matchMedia: () => ({ matches: false, addEventListener() {} }),
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    },
  })
  const { TableStore } = await import('../src/lib/table.svelte'),
    { spoken } = await import('../src/lib/language.svelte'),
    { Words } = await import('../src/lib/words')
  const Ask = (await import('../src/parts/Ask.svelte')).default,
    Log = (await import('../src/parts/Log.svelte')).default
  speak = (text) => (spoken.words = new Words('en', [CLIENT, text]))
  open = (options, log) => {
    const store = new TableStore('table') as any
    store.info = { seats: [{ seat: 0, name: 'ash', here: true }], title: '', game: 'descent' }
    store.you = { seats: ['ash'], owner: true }
    store.view = 'ash'
    store.views = {
      ash: { scene: SCENE, questions: [{ seats: [0], asked: asked(options) }], log, undos: 0, standing: [], fresh: 0 },
    }
    return store
  }
  drawn = (store) => ({
    bar: render(Ask, {
      props: { store, onwhat() {}, onlist() {}, onresults() {}, placedCards: new Set(['warding-strength']) },
    }).body,
    story: render(Log, { props: { store } }).body,
  })
})
const renamed = <T extends { say: Phrase }>(all: T[]): T[] => all.map((one) => ({ ...one, say: other(one.say) }))

describe('renaming every message', () => {
  it('changes nothing in the bar: places, order, keys, icons, what is asked twice', () => {
    speak(GAMES)
    const before = drawn(open(OPTIONS, [])).bar
    speak(RENAMED)
    const after = drawn(open(renamed(OPTIONS), [])).bar
    // The question's own name is renamed as well: it is a sentence here and not there.
    const still = (html: string) => html.replace(/<div class="q">.*?<\/div>/s, '')
    expect(still(after)).toBe(still(before))
    expect(before).not.toContain('⟨descent-choose')
  })
  it('changes nothing in the story, where a line says what it shows', () => {
    speak(GAMES)
    const before = drawn(open([], LINES)).story
    speak(RENAMED)
    expect(drawn(open([], renamed(LINES))).story).toBe(before)
    expect(before).toContain('i-walking-boot')
    expect(before).toContain('i-drop')
  })
  it('changes nothing of what lies where, nor of how it is chosen', () => {
    const told = (store: TableStore) => ({
      lit: [...store.lit].map(([place, all]) => [place, all.map((one) => one.key)]),
      laid: Object.values(store.laid).map((all) => all.map((one) => one.key)),
      twice: OPTIONS.filter((one) => store.asksTwice(one.key)).map((one) => one.key),
    })
    const before = told(open(OPTIONS, []))
    expect(told(open(renamed(OPTIONS), []))).toEqual(before)
    expect(before.laid).toEqual([['to', 'strike', 'drink', 'stands', 'stands too', 'halve'], ['drop'], ['leave']])
    expect(before.twice).toEqual(['drop'])
  })
  it('would be noticed: without its role an option stands elsewhere', () => {
    speak(GAMES)
    const bare = OPTIONS.map((one) => ({ ...one, role: undefined, weight: undefined }))
    expect(drawn(open(bare, [])).bar).not.toBe(drawn(open(OPTIONS, [])).bar)
  })
})

describe('what is seldom wanted', () => {
  it('stands in sight where there is nothing else', async () => {
    const { laid } = await import('../src/lib/option')
    const only = [option('drop', 'x', { weight: 'seldom' }), option('leave', 'y', { role: 'decline' })]
    expect(laid(only).first.map((one) => one.key)).toEqual(['drop'])
    expect(laid(only).more).toEqual([])
  })
})
