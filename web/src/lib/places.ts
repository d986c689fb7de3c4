// Places in sentences: a space is shown on the board, its number says nothing to anybody.
import type { Arg, Phrase } from '../../types/table'

export type Piece = { text: string; place?: string }

/** A space (`9,4`), where a large figure stands (`5,3/3x2`: its first square, columns and rows), an area or a zone by what stands on it (`3c`, `C2`). */
const SPACE = /^(-?\d+,-?\d+(\/\d+x\d+)?|\d+[a-z]|[A-Z]\d+)$/
/** What stands on an area or a zone can be read there, and in sentences. */
export const isLabel = (text: string): boolean => /^(\d+[a-z]|[A-Z]\d+)$/.test(text)
const spaceOf = (text: string): string => text.split('/')[0]!

const textsIn = (phrase: Phrase): string[] => {
  const of = (arg: Arg): string[] =>
    'text' in arg
      ? SPACE.test(arg.text)
        ? [arg.text]
        : []
      : 'phrase' in arg
        ? textsIn(arg.phrase)
        : 'list' in arg
          ? arg.list.flatMap(of)
          : []
  return [...new Set((phrase.args ?? []).flatMap(([, arg]) => of(arg)))]
}

/** The spaces that a phrase names. */
export const placesIn = (phrase: Phrase): string[] => [...new Set(textsIn(phrase).map(spaceOf))]

/** A sentence in pieces: words, and the places between them. */
export function pieces(phrase: Phrase, said: string): Piece[] {
  const texts = textsIn(phrase)
  if (!texts.length) return [{ text: said }]
  // The longer ones first: `1,10` is not `1,1` and a nought.
  const all = new RegExp(
    `(${texts
      .slice()
      .sort((a, b) => b.length - a.length)
      .join('|')})`,
  )
  return said
    .split(all)
    .filter(Boolean)
    .map((text) => (texts.includes(text) ? { text, place: spaceOf(text) } : { text }))
}
