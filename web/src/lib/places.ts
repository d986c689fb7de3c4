// Places in sentences: a space is shown on the board, its number says nothing to anybody.
import type { Arg, Phrase } from '../../types/table'

export type Piece = { text: string; place?: string }

const SPACE = /^-?\d+,-?\d+$/

/** The spaces that a phrase names. */
export function placesIn(phrase: Phrase): string[] {
  const of = (arg: Arg): string[] => ('text' in arg ? (SPACE.test(arg.text) ? [arg.text] : []) : 'phrase' in arg ? placesIn(arg.phrase) : 'list' in arg ? arg.list.flatMap(of) : [])
  return [...new Set((phrase.args ?? []).flatMap(([, arg]) => of(arg)))]
}

/** A sentence in pieces: words, and the places between them. */
export function pieces(phrase: Phrase, said: string): Piece[] {
  const places = new Set(placesIn(phrase))
  if (!places.size) return [{ text: said }]
  return said.split(/(-?\d+,-?\d+)/).filter(Boolean).map((text) => (places.has(text) ? { text, place: text } : { text }))
}
