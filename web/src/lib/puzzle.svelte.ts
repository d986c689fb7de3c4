// A case of the rules as a puzzle: what somebody answers is compared with what the case answers there, and what comes of
// it with what comes of that.
import type { Line, Offered } from '../../types/table'
import type { Given } from './connection'
import { keep } from './memory'

/** A puzzle as it is remembered: the case, and how far somebody has come. */
export type Posed = {
  game: string
  number: number
  title: string
  rules: string[]
  answers: Given[]
  outcome: Line[]
  begins: number
  judged: Judged[]
  guess?: number
}
/** An answer beside the case's: the same, another one, or none of the case's business. */
export type Judged = 'right' | 'other' | 'beside'

export class Puzzle {
  judged = $state.raw<Judged[]>([])
  /** Whether the solution was looked at. */
  shown = $state(false)

  /** The number that somebody has guessed before playing. */
  guess = $state<number | undefined>()

  readonly posed: Posed

  constructor(
    readonly table: string,
    posed: Posed,
  ) {
    // A browser may remember a puzzle from before outcomes were told.
    this.posed = { ...posed, outcome: posed.outcome ?? [], begins: posed.begins ?? 0 }
    this.judged = posed.judged
    this.guess = posed.guess
  }

  /** The line that the rule of the case is about: one of its sums if it has any, or else the last that names it. */
  get point(): Line | undefined {
    const names = (line: Line) =>
      [...line.rules, ...(line.terms ?? []).flatMap((term) => term.rules ?? [])].some((id) =>
        this.posed.rules.includes(id),
      )
    const outcome = this.posed.outcome,
      sums = outcome.filter((line) => line.terms?.length)
    return sums.find(names) ?? outcome.findLast(names) ?? sums.at(-1) ?? outcome.at(-1)
  }

  /** What can be guessed: the number that the sum comes to, among its neighbours. */
  get guesses(): number[] {
    const total = (this.point?.terms?.length ?? 0) > 1 ? this.point!.terms!.at(-1)!.total : undefined
    if (total === undefined) return []
    // Where the right one stands among five says nothing.
    const least = Math.max(0, total - ((this.posed.number + total) % 5))
    return Array.from({ length: 5 }, (_, i) => least + i)
  }

  /** How far the story has gone as the case's does: so many of its lines have come, in this order. */
  met(log: Line[]): number {
    let met = 0
    for (const line of log.slice(this.posed.begins)) if (line.line === this.posed.outcome[met]?.line) met++
    return met
  }

  /** Whether what has come of it is what comes of the case. */
  reached(log: Line[]): boolean {
    return this.posed.outcome.length > 0 && this.met(log) === this.posed.outcome.length
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
    keep(this.table, { puzzle: { ...this.posed, judged, guess: this.guess } })
  }

  guessed(number: number) {
    this.guess = number
    this.put(this.judged)
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
