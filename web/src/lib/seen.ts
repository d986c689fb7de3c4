// What happened between two scenes, for games whose story does not say by itself what is to be shown: who is at turn,
// who attacks and what is rolled, who moved, was hurt, came and left.
import type { Figure, Happening, Scene } from '../../types/table'

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)
/** The attack whose dice lie on the table. */
export const attackOf = (scene: Scene) => scene.under_way.findLast((one) => one.who !== undefined && one.dice?.length)

function turn(before: Scene, after: Scene): Happening[] {
  const now = after.figures.find((one) => one.active),
    was = before.figures.find((one) => one.active)
  if (now && now.id !== was?.id) return [{ turn: { of: now.id } }]
  // Where only heroes have turns of their own, a monster is at turn while it strikes or walks.
  const foe =
    now?.kind === 'monster'
      ? undefined
      : after.figures.find((one) => one.kind === 'monster' && (strikes(before, after) === one.id || walks(before, one)))
  return foe ? [{ turn: { of: foe.id } }] : []
}
const strikes = (before: Scene, after: Scene) =>
  same(attackOf(before), attackOf(after)) ? undefined : attackOf(after)?.who
function walks(before: Scene, figure: Figure): boolean {
  const was = before.figures.find((one) => one.id === figure.id)
  return was !== undefined && !same(was.at, figure.at)
}

/** Dice that lie on the table now and did not lie there so before. */
function rolls(before: Scene, after: Scene): Happening[] {
  const was = attackOf(before),
    now = attackOf(after)
  if (!now || same(was?.dice, now.dice)) return []
  const dice = (now.dice ?? []).flatMap((die): [string, string][] =>
    die.face === undefined ? [] : [[die.colour, die.face]],
  )
  const begins = was?.who !== now.who || !same(was?.whom, now.whom)
  return [
    ...(begins ? [{ attacks: { figure: now.who!, target: now.whom?.[0] ?? '' } }] : []),
    ...(dice.length ? [{ rolls: { dice } }] : []),
  ]
}

function stays(was: Figure, now: Figure): Happening[] {
  const shows: Happening[] = [],
    lost = (was.hp?.[0] ?? 0) - (now.hp?.[0] ?? 0)
  if (!same(was.at, now.at) && now.at.length)
    shows.push({
      moves: {
        figure: now.id,
        way: [...was.at.slice(0, 1), ...now.at.slice(0, 1)],
        jump: was.at.length !== now.at.length,
      },
    })
  if (lost > 0) shows.push({ suffers: { figure: now.id, damage: lost } })
  if (lost < 0) shows.push({ heals: { figure: now.id, healed: -lost } })
  for (const one of now.conditions ?? [])
    if (!was.conditions?.includes(one)) shows.push({ condition: { figure: now.id, condition: one, gained: true } })
  for (const one of was.conditions ?? [])
    if (!now.conditions?.includes(one)) shows.push({ condition: { figure: now.id, condition: one, gained: false } })
  return shows
}

/** In the order in which it can have happened: the turn, the dice, what came of them, who is gone, who is new. */
export function between(before: Scene, after: Scene): Happening[] {
  const was = new Map(before.figures.map((one) => [one.id, one])),
    now = new Set(after.figures.map((one) => one.id))
  const moved = after.figures.flatMap((one) => (was.has(one.id) ? stays(was.get(one.id)!, one) : []))
  const gone = before.figures
    .filter((one) => !now.has(one.id))
    .map((one): Happening => ({ leaves: { figure: one.id } }))
  const come = after.figures.filter((one) => !was.has(one.id)).map((one): Happening => ({ comes: { figure: one.id } }))
  const opened: Happening[] =
    before.board.spaces.length !== after.board.spaces.length || !same(before.board.edges, after.board.edges)
      ? [{ reveals: { spaces: [] } }]
      : []
  return [...turn(before, after), ...rolls(before, after), ...moved, ...gone, ...opened, ...come]
}
