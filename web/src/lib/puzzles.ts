// Opens a case of the rules as a table of one's own.
import cases from 'virtual:cases'
import type { Line, Open } from '../../types/table'
import { api, Connection, type Given, type Opened, type TableInfo } from './connection'
import { keep } from './memory'

const keysOf = (opened: Opened) => [opened.owner.key, ...opened.seats.map((seat) => seat.link.key)]

/** Gives the address of the table. */
export async function openPuzzle(game: string, number: number, rules: string[]): Promise<string> {
  const text = (await cases[game]!()).default[number]!
  const opened = await api.puzzle(text)
  const { outcome, begins } = await comesOf(await api.puzzle(text))
  keep(opened.table, {
    keys: keysOf(opened),
    title: opened.title,
    game,
    puzzle: { game, number, title: opened.title, rules, answers: opened.answers, outcome, begins, judged: [] },
  })
  return `/t/${opened.table}`
}

/** Plays a case by its own answers, at a table that is cleared away afterwards: what comes of it, as its first seat reads it. */
async function comesOf(trial: Opened & { answers: Given[] }): Promise<{ outcome: Line[]; begins: number }> {
  const views: Record<string, { questions: Open[]; log: Line[] }> = {}
  let info: TableInfo | undefined,
    seen: () => void = () => undefined
  const all = new Promise<void>((done) => (seen = done))
  const connection = new Connection(() => ({ table: trial.table, keys: keysOf(trial) }), {
    told(told) {
      if (told.tell === 'table') info = told
      if (told.tell !== 'view') return
      const old = views[told.view] ?? { questions: [], log: [] }
      views[told.view] = {
        questions: told.questions ?? old.questions,
        log: told.log ? [...old.log.slice(0, told.log.from), ...told.log.lines] : old.log,
      }
      if (info && trial.seats.every(({ seat }) => views[seat])) seen()
    },
    open() {},
    lost: () => seen(),
    refused: () => seen(),
    have: () => ({}),
  })
  await all
  const first = trial.seats[0]?.seat ?? '',
    begins = views[first]?.log.length ?? 0
  /** Who may give this answer now, and to which question. */
  const asked = (given: string, key: string) => {
    for (const { name, seat } of info?.seats ?? []) {
      if (given !== name && info!.seats.some((one) => one.name === given)) continue
      const open = views[name]?.questions.find((q) => q.asked && q.seats.includes(seat))?.asked
      if (open?.options.some((o) => o.key === key && (o.seat === undefined || o.seat === seat)))
        return { seat: name, question: open.question, key }
    }
    return undefined
  }
  try {
    for (const given of trial.answers) {
      // What the case passes silently is passed.
      for (let i = 0; i < 20 && !asked(given.seat, given.key); i++) {
        const pass = (info?.seats ?? []).map((seat) => asked(seat.name, 'pass')).find(Boolean)
        if (!pass) break
        await connection.say({ do: 'answer', ...pass })
      }
      const now = asked(given.seat, given.key)
      if (!now) break
      await connection.say({ do: 'answer', ...now })
    }
    await connection.say({ do: 'delete' })
  } catch {
    // As far as it went.
  }
  connection.close()
  return { outcome: views[first]?.log.slice(begins) ?? [], begins }
}
