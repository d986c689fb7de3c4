// The positions of cases, laid out by the engine: asked for together, and each once.
import cases from 'virtual:cases'
import { api, type Sketch } from './connection'

type Wanted = { text: string; done: (sketch: Sketch | null) => void }
/** A message has at most 64 KB, and at most 64 cases are drawn at once. */
const MOST = 24_000,
  MANY = 40

const known = new Map<string, Promise<Sketch | null>>()
let wanted: Wanted[] = []

/** The board and the figures of a case of a game; nothing, if it cannot be drawn. */
export function sketchOf(game: string, number: number): Promise<Sketch | null> {
  const id = `${game} ${number}`,
    had = known.get(id)
  if (had) return had
  const sketch = cases[game]!().then(
    ({ default: texts }) =>
      new Promise<Sketch | null>((done) => {
        if (!wanted.length) setTimeout(ask)
        wanted.push({ text: texts[number]!, done })
      }),
  )
  known.set(id, sketch)
  // What could not be asked for now is asked for again.
  void sketch.then((found) => {
    if (!found) known.delete(id)
  })
  return sketch
}

/** Asks for everything that is wanted, as many cases at a time as a message holds. */
async function ask() {
  const all = wanted
  wanted = []
  while (all.length) {
    const some = all.splice(0, 1)
    let long = some[0]!.text.length
    while (all.length && some.length < MANY && long + all[0]!.text.length <= MOST) {
      long += all[0]!.text.length
      some.push(all.shift()!)
    }
    const drawn = await api.sketches(some.map(({ text }) => text)).catch(() => [])
    some.forEach(({ done }, i) => done(drawn[i] ?? null))
  }
}
