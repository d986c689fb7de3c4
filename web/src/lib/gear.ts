// What somebody has who plays without cards of two halves: what is worn, carried, learnt, held; each pile with its icon.
import type { SeatScene, Zone, ZoneKind } from '../../types/table'

export const THINGS: Partial<Record<ZoneKind, string>> = {
  worn: 'broadsword',
  equipped: 'broadsword',
  inventory: 'knapsack',
  backpack: 'knapsack',
  search: 'magnifying-glass',
  skills: 'upgrade',
  powers: 'magic-swirl',
  talents: 'upgrade',
  feats: 'laurels',
  hand: 'card-play',
}
/** Piles that are named even when nothing lies in them. */
const ALWAYS = new Set<ZoneKind>(['worn', 'inventory', 'skills', 'hand'])

export function thingsOf(seat: SeatScene | undefined): Zone[] {
  const zones = seat?.zones ?? [],
    has = (kind: ZoneKind) => zones.some((zone) => zone.kind === kind)
  // Who plays against the heroes holds a hand, and no card of it is chosen for a round.
  const opposes = seat !== undefined && seat.figure === undefined && has('hand')
  if (!opposes && (has('hand') || !(has('worn') || has('skills')))) return []
  return zones.filter((zone) => zone.kind in THINGS && (zone.count > 0 || ALWAYS.has(zone.kind)))
}
