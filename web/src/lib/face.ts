// What stands on a card, line by line: with its sign, where it has one, and as a sentence.
import type { CardLine, Face } from '../../types/table'

export function linesOf(face: Face | undefined): CardLine[] {
  const halves = face?.halves ?? []
  if (halves.length === 1) return halves[0]!.lines
  return (face?.text ?? []).map((say) => ({ say }))
}

/** What somebody knows who has the card in hand: where it comes from, whose it is, whether it has another side. */
const KNOWN = new Set([
  'slot',
  'kind',
  'nature',
  'for',
  'not-for',
  'price',
  'treasure',
  'back',
  'start',
  'rank',
  'capacity',
  'save',
  'style',
  'counts',
])
/** The lines that say what a card does: all of them, if there are no others. */
export function doesOf(face: Face | undefined): CardLine[] {
  const all = linesOf(face),
    does = all.filter((line) => !KNOWN.has(line.verb ?? ''))
  return does.length ? does : all
}

/** Dice and numbers of a line as signs: `1 red red blue`. */
export const signsOf = (line: CardLine): string[] =>
  line.verb === 'attack' || line.verb === 'defence' ? (line.value ?? '').split(' ').filter(Boolean) : []
