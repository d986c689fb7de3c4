// What an option is among the others, as the engine tells it: nothing here reads its name.
import type { Offered, Scene, Weight } from '../../types/table'

const ORDER: Record<Weight, number> = { main: 0, adds: 1, other: 2, seldom: 3 }
/** The way out: it ends something or lets it pass. */
export const isLast = (option: Offered): boolean => option.role === 'decline'
const rank = (option: Offered): number => (isLast(option) ? 4 : ORDER[option.weight ?? 'other'])
/** What is wanted most often first, the way out last; what matters alike stays as the engine lists it. */
export const byWeight = (options: Offered[]): Offered[] => options.toSorted((a, b) => rank(a) - rank(b))

/** How options are laid out: those in sight, those behind "more", the ways out. */
export type Laid = { first: Offered[]; more: Offered[]; out: Offered[] }
/** What is seldom wanted stands behind "more", unless it is all that there is to choose. */
export function laid(options: Offered[]): Laid {
  const sorted = byWeight(options),
    out = sorted.filter(isLast),
    all = sorted.filter((one) => !isLast(one))
  const often = all.filter((one) => one.weight !== 'seldom')
  return often.length
    ? { first: often, more: all.filter((one) => one.weight === 'seldom'), out }
    : { first: all, more: [], out }
}

/** Whether an option is a space of its own on the way or to stand on: the board says which. */
export const isPlace = (option: Offered): boolean =>
  option.at?.length === 1 && 'space' in option.at[0]! && (option.role === 'step' || option.role === 'place')

/** Whether an option lies on the board. */
export const liesOnBoard = (scene: Scene, option: Offered): boolean =>
  (option.at ?? []).some(
    (at) =>
      ('space' in at && scene.board.spaces.some((s) => s.id === at.space)) ||
      ('figure' in at && scene.figures.some((f) => f.id === at.figure && f.at.length)),
  )
/** Whether it is a figure, and no space. */
export const isFigure = (option: Offered): boolean =>
  (option.at ?? []).some((at) => 'figure' in at) && !(option.at ?? []).some((at) => 'space' in at)

/** The cards and items that an option names. */
export const cardsOf = (option: Offered | undefined): string[] => [
  ...new Set(
    (option?.at ?? []).flatMap((at) =>
      'card' in at ? [at.card] : 'item' in at ? [at.item] : 'half' in at ? [at.half[0]] : [],
    ),
  ),
]
/** The types of monsters that it names. */
export const groupsOf = (option: Offered | undefined): string[] =>
  (option?.at ?? []).flatMap((at) => ('group' in at ? [at.group] : []))
