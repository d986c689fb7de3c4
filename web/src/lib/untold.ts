// What the engine does not tell yet and the screen still reads from names: all of it is here, each with the field that
// would answer it. Nothing here may decide what can be chosen; renaming a message costs an icon or a heading at most.
import type { Happening, Line } from '../../types/table'

/** `Line.shows`, in games whose facts show nothing: which sentence tells of what was read off two scenes. */
const TELLS: Record<string, RegExp> = {
  turn: /-(turn|activates|activated)$/,
  moves: /-(moves|moved|floats|stands)$/,
  attacks: /-attacks$/,
  rolls: /-rolled$/,
  suffers: /-(suffers|wounds)$/,
  heals: /-(recovers|healed)$/,
  condition: /-(gets|gains|loses|cured)$/,
  leaves: /-(defeated|killed|leaves)$/,
  comes: /-(appears|summons)$/,
  reveals: /-(opens|closes)$/,
}
export function lineOf(show: Happening, lines: Line[]): Line {
  const tells = TELLS[Object.keys(show)[0]!]
  return (tells && lines.findLast((line) => tells.test(line.say.id))) ?? lines.at(-1)!
}

/** `turn` in `Line.shows`, for the turn of a seat without a figure and in games that show nothing. */
export const beginsTurn = (line: Line): boolean =>
  !line.shows?.length && /-(turn|activates|activated|overlord-turn)$/.test(line.say.id)

/** `moves` in `Line.shows`, in games that show nothing: who moves. */
export const walkerOf = (line: Line): string | undefined =>
  !line.shows?.length && /-(moves|moved)$/.test(line.say.id)
    ? JSON.stringify(line.say.args?.find(([name]) => name === 'who'))
    : undefined

/** A happening of its own, `passes-over`, with whom and why. */
export const passesOver = (line: Line | undefined): boolean => line?.say.id.endsWith('-passes-over') ?? false

/** `HalfState` of a card: a half that is played as a basic action. */
export const basicHalf = (line: Line): string | undefined => /\/(top|bottom) basic$/.exec(line.line)?.[1]

/** What a line without `shows` is about: its icon, by the last word of its name. */
const TOLD: [RegExp, string][] = [
  [/-(turn|round|activates|activated|overlord-turn)$/, 'hourglass'],
  [/-(attacks|acts|strikes)$/, 'broadsword'],
  [/-(rolled|hits|defends|saves|test-passed|test-failed)$/, 'rolling-dices'],
  [/-(moves|moved|floats|evades|leaves)$/, 'walking-boot'],
  [/-(deals|suffers|wounds|burns|tires)$/, 'drop'],
  [/-(recovers|healed|rests|takes-rest|resurrected|cured)$/, 'heart-plus'],
  [/-(defeated|killed|knocked-out|ghost)$/, 'tombstone'],
  [/-(draws|drew|finds|event|encounter)$/, 'card-draw'],
  [/-(plays|uses|uses-power|uses-item|surge|pays)$/, 'card-play'],
  [/-(gets|gains|critical|loses)$/, 'star-swirl'],
  [/-(appears|placed|stands|returns|summons|shadow)$/, 'footsteps'],
  [/-(opens|closes|unlocks|gate|chest)$/, 'dungeon-gate'],
  [/-(misses|no-effect|resists)$/, 'cancel'],
]
export const toldIcon = (line: Line): string | undefined => TOLD.find(([words]) => words.test(line.say.id))?.[1]

/** A short name of a modifier card on `Face`: what stands on it in large, `+1` or `×2`. */
export const markOf = (card: string, name: string): string =>
  name.length > 5 ? (/[+\-−]?\d+x?|null|miss/i.exec(card)?.[0] ?? name.slice(0, 4)) : name

/** `Die` says nothing of whose roll it is part of: the dice of the one who is struck, by their colours. */
export const isDefence = (colour: string): boolean => ['brown', 'grey', 'black'].includes(colour)

/** Cards of `Asked` that are a way out of the question and not its matter, by the kind of question. */
export const cardsAreAside = (kind: string | undefined): boolean => kind === 'negate' || kind === 'suffer'
/** A role of its own for the option that takes the damage. */
export const takesDamage = (key: string): boolean => key === 'suffer'
/** A role of its own for the option that rests in place of playing cards. */
export const restsLong = (key: string): boolean => key === 'long-rest'
/** The face of a symbol that goods are sold by (S&S): `CardKind` knows no symbols. */
export const isSymbol = (card: string): boolean => card.startsWith('symbol-')
/** Windows come again and again, and can be answered in advance: `Asked` does not say so, its kind does. */
export const comesAgain = (kind: string | undefined): boolean => kind?.startsWith('window:') ?? false
/** A note of an outcome that belongs to a seat: `Outcome.notes` writes both into one text. */
export const seatOfNote = (note: string, seats: string[]): string | undefined =>
  seats.find((seat) => note.endsWith(` ${seat}`))
