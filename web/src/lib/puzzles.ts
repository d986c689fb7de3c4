// Opens a case of the rules as a table of one's own.
import cases from 'virtual:cases'
import { api } from './connection'
import { keep } from './memory'

/** Gives the address of the table. */
export async function openPuzzle(game: string, number: number, rules: string[]): Promise<string> {
  const text = (await cases[game]!()).default[number]!
  const opened = await api.puzzle(text)
  keep(opened.table, {
    keys: [opened.owner.key, ...opened.seats.map((seat) => seat.link.key)],
    title: opened.title, game,
    puzzle: { game, number, title: opened.title, rules, answers: opened.answers, judged: [] },
  })
  return `/t/${opened.table}`
}
