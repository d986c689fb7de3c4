// A case of the rules as a puzzle: what somebody answers is compared with what the case answers there.
import type { Offered } from '../../types/table'
import type { Given } from './connection'
import { keep } from './memory'

/** A puzzle as it is remembered: the case, and how far somebody has come. */
export type Posed = { game: string; number: number; title: string; rules: string[]; answers: Given[]; judged: Judged[] }
/** An answer beside the case's: the same, another one, or none of the case's business. */
export type Judged = 'right' | 'other' | 'beside'

export class Puzzle {
  judged = $state.raw<Judged[]>([])
  /** Whether the solution was looked at. */
  shown = $state(false)

  constructor(readonly table: string, readonly posed: Posed) {
    this.judged = posed.judged
  }

  private answers = (): Given[] => this.posed.answers

  /** So many of the case's answers were given. */
  right = $derived(this.judged.filter((one) => one === 'right').length)
  solved = $derived(this.right === this.answers().length)
  last = $derived(this.judged.at(-1))
  /** What the case answers next. */
  next = $derived<Given | undefined>(this.answers()[this.right])
  /** Whether play has left the case: then nothing more can be compared until it is taken back. */
  astray = $derived(this.judged.includes('other'))

  private means(given: Given, seat: string): boolean {
    return given.seat === seat || given.seat === 'party' || given.seat === 'monsters'
  }

  private put(judged: Judged[]) {
    this.judged = judged
    keep(this.table, { puzzle: { ...this.posed, judged } })
  }

  /** How an answer stands beside the case. */
  judge(seat: string, options: Offered[], key: string): Judged {
    const next = this.next
    if (!next || this.astray || !this.means(next, seat) || !options.some((o) => o.key === next.key)) return 'beside'
    return next.key === key ? 'right' : 'other'
  }

  note(judged: Judged | undefined) {
    if (judged) this.put([...this.judged, judged])
  }

  back() {
    this.put(this.judged.slice(0, -1))
  }
}
