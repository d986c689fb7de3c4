// Names of things, as they are read aloud or stand on a label.
import type { Face, Figure, Scene } from '../../types/table'
import { nameOf, say, t, upper } from './language.svelte'

const plain = (id: string): string => upper(id.replaceAll('-', ' '))

/** Conditions are written large in the books; on labels they are words like others. */
export const conditionName = (id: string): string => {
  const name =
    ['condition', 'badge', 'de-condition', 'ss-condition', 'client-condition']
      .map((kind) => nameOf(`${kind}-${id}`))
      .find((one) => one !== undefined) ?? plain(id)
  return name === name.toUpperCase() && name.length > 3 ? upper(name.toLowerCase()) : name
}
/** A number of a monster's card, as the table above it calls it. */
export const statName = (id: string): string => nameOf(`ss-stat-${id}`) ?? nameOf(`md-stat-${id}`) ?? conditionName(id)
export const shortName = (figure: Figure): string => (figure.name ? say(figure.name) : plain(figure.look))
export function figureName(figure: Figure): string {
  const parts = [shortName(figure)]
  if (figure.rank && figure.rank !== 'normal') parts.push(t(`rank-${figure.rank}`))
  if (figure.hp) parts.push(t('hit-points-of', { now: figure.hp[0], most: figure.hp[1] }))
  for (const condition of figure.conditions ?? []) parts.push(conditionName(condition))
  for (const badge of figure.badges ?? []) if (badge.value) parts.push(`${conditionName(badge.kind)} ${badge.value}`)
  return parts.join(', ')
}
export const cardName = (id: string, face?: Face): string =>
  face ? say(face.name) : (nameOf(`card-${id}`) ?? nameOf(`item-${id}`) ?? nameOf(`goal-${id}`) ?? plain(id))
export const seatName = (scene: Scene | undefined, seat: number): string => {
  const one = scene?.seats.find((s) => s.seat === seat)
  return one?.name ? say(one.name) : one ? plain(one.id) : t('seat', { number: seat + 1 })
}
export const botName = (bot: string): string => nameOf(`client-bot-${bot}`) ?? bot
export const gameName = (game: string): string => nameOf(`client-game-${game}`) ?? plain(game)
