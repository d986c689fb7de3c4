// What the browser remembers of tables and what the server says of them, as one list.
import type { Listed } from './connection'
import type { Kept } from './memory'

/** A table in the list: what this browser remembers of it, and how it stands, as far as the server has said. With `kept`,
 *  an account keeps it; with `keys`, this browser has links to it. */
export type Mine = Kept & { stands?: Listed }

/** Puts together what the browser remembers and what the server lists. Puzzles are opened from their rules, not from here. */
export function gathered(remembered: Kept[], listed: Listed[] | undefined, account?: string): Mine[] {
  const stands = new Map((listed ?? []).map((one) => [one.table, one]))
  const here = remembered
    .filter((one) => !one.puzzle && (listed === undefined || stands.has(one.id)))
    .map((one): Mine => {
      const now = stands.get(one.id)
      return { ...one, kept: now ? (now.kept ? account : undefined) : one.kept, stands: now }
    })
  const elsewhere = (listed ?? [])
    .filter((one) => !remembered.some((other) => other.id === one.table))
    .map((one): Mine => ({
      id: one.table,
      keys: [],
      title: one.title,
      game: one.game,
      at: (one.opened ?? 0) * 1000,
      kept: account,
      stands: one,
    }))
  return [...here, ...elsewhere].sort(byWeight)
}

export const waitsForYou = ({ stands }: Mine): boolean =>
  stands !== undefined && (stands.your_turn || (stands.consents?.length ?? 0) > 0)
/** What waits for one comes first, what is over last; otherwise what was played last. */
const weight = (one: Mine): number => (waitsForYou(one) ? 0 : one.stands?.over ? 2 : 1)
const byWeight = (a: Mine, b: Mine) => weight(a) - weight(b) || b.at - a.at
