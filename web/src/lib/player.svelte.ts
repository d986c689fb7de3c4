// What happened is shown, one thing at a time: the player holds the scene as it was and changes it step by step, until
// it has caught up with the scene of now. What it leads to is asked then; whoever does not want to wait skips it.
import type { Figure, Happening, Line, Scene, Term } from '../../types/table'
import { attackOf, between } from './seen'
import { chosen, still } from './settings.svelte'
import { lineOf } from './untold'

export type Flying = { id: number; figure: string; text: string; tone: 'hurt' | 'good' | 'plain' }
export type Stage = {
  line: Line
  who?: string
  target?: string
  cards: { deck: string; card: string }[]
  dice: [string, string][]
  terms: Term[]
  damage?: number
  say: Line[]
}
/** A step with a scene is the end of what was read off two scenes: the table then lies as it does there. */
type Step = { line: Line; show?: Happening; scene?: Scene }

const PAUSE = 420

export class Player {
  scene = $state.raw<Scene | undefined>()
  stage = $state.raw<Stage | undefined>()
  focus = $state.raw<{ from: string; to: string } | undefined>()
  way = $state.raw<string[]>([])
  flying = $state.raw<Flying[]>([])
  acting = $state<string | undefined>()
  line = $state.raw<Line | undefined>()
  playing = $derived(this.scene !== undefined)
  waitsForStep = $state(false)

  private goal: Scene | undefined
  private queue: Step[] = []
  private running = false
  private number = 0
  private wake: (() => void) | undefined

  play(before: Scene, after: Scene, lines: Line[]) {
    let steps: Step[] = lines.flatMap((line) =>
      line.shows?.length ? line.shows.map((show) => ({ line, show })) : line.terms?.length ? [{ line }] : [],
    )
    const line = lines.at(-1)
    if (line && !steps.some((step) => step.show) && chosen.now.pace !== 'once') {
      const shows = between(before, after)
      steps = shows.length
        ? [...shows.map((show) => ({ line: lineOf(show, lines), show })), { line, scene: after }]
        : []
    }
    if (!steps.some((step) => step.show) || chosen.now.pace === 'once') {
      if (this.running) this.goal = after
      return
    }
    this.scene ??= before
    this.goal = after
    this.queue.push(...steps)
    if (!this.running) void this.run()
  }

  stop() {
    this.queue = []
    this.goal = undefined
    this.scene = undefined
    this.stage = undefined
    this.focus = undefined
    this.way = []
    this.flying = []
    this.acting = undefined
    this.line = undefined
    this.waitsForStep = false
    this.wake?.()
  }

  next() {
    this.wake?.()
  }

  private async run() {
    this.running = true
    while (this.queue.length) await this.step(this.queue.shift()!)
    this.running = false
    if (this.scene) this.stop()
  }

  private pause(ms: number): Promise<void> {
    if (!this.scene) return Promise.resolve()
    return new Promise((done) => {
      const end = () => {
        clearTimeout(timer)
        this.wake = undefined
        done()
      }
      const timer = setTimeout(end, ms)
      this.wake = end
    })
  }

  /** Before each turn of a monster, in the mode that goes step by step. */
  private async hold(figure: string) {
    if (chosen.now.pace !== 'step' || !this.scene || this.kindOf(figure) === 'hero') return
    this.waitsForStep = true
    await new Promise<void>((done) => {
      this.wake = () => {
        this.wake = undefined
        done()
      }
    })
    this.waitsForStep = false
  }

  private figure(id: string, change: (figure: Figure) => Figure) {
    if (this.scene)
      this.scene = { ...this.scene, figures: this.scene.figures.map((one) => (one.id === id ? change(one) : one)) }
  }

  private fly(figure: string, text: string, tone: Flying['tone']) {
    const id = this.number++
    this.flying = [...this.flying, { id, figure, text, tone }]
    setTimeout(() => (this.flying = this.flying.filter((one) => one.id !== id)), 1100)
  }

  private kindOf(id: string): string | undefined {
    return (
      this.scene?.figures.find((one) => one.id === id)?.kind ?? this.goal?.figures.find((one) => one.id === id)?.kind
    )
  }

  private async step({ line, show, scene }: Step) {
    if (!this.scene) return
    const calm = still() ? 0.6 : 1
    this.line = line
    if (scene) {
      this.scene = scene
      if (!attackOf(scene)) this.stage = undefined
    } else if (!show) {
      // A sum without a happening of its own: the number that the attack comes to.
      if (this.stage) {
        this.stage = {
          ...this.stage,
          terms: line.terms ?? [],
          damage: line.terms?.at(-1)?.total,
          say: [...this.stage.say, line],
        }
        await this.pause(900 * calm)
      }
    } else if ('turn' in show) {
      if (this.acting === show.turn.of) return
      this.stage = undefined
      this.focus = undefined
      this.way = []
      this.acting = show.turn.of
      this.scene = {
        ...this.scene,
        figures: this.scene.figures.map((f) => ({ ...f, active: f.id === show.turn.of })),
        order: this.goal?.order ?? this.scene.order,
      }
      await this.hold(show.turn.of)
      await this.pause(260)
    } else if ('focuses' in show) {
      this.focus = { from: show.focuses.figure, to: show.focuses.on }
      await this.pause(PAUSE)
    } else if ('moves' in show) {
      const { figure, way, jump } = show.moves
      this.way = way
      const steps = still() || jump ? way.slice(-1) : way
      for (const space of steps) {
        this.figure(figure, (one) => ({ ...one, at: one.at.length > 1 ? one.at : [space] }))
        await this.pause(still() ? 1000 : jump ? 340 : 150)
      }
      if (this.kindOf(figure) !== 'hero') await this.pause(160)
      this.way = []
    } else if ('attacks' in show) {
      this.stage = {
        line,
        who: show.attacks.figure,
        target: show.attacks.target,
        cards: [],
        dice: [],
        terms: line.terms ?? [],
        say: [line],
      }
      await this.pause(PAUSE)
    } else if ('draws' in show) {
      if (this.stage) {
        this.stage = {
          ...this.stage,
          cards: [...this.stage.cards, show.draws],
          terms: line.terms ?? this.stage.terms,
          say: [...this.stage.say, line],
        }
        await this.pause(620 * calm)
      }
    } else if ('rolls' in show) {
      this.stage = {
        ...(this.stage ?? { line, cards: [], terms: [], dice: [], say: [] }),
        dice: show.rolls.dice,
        say: [...(this.stage?.say ?? []), line],
      }
      await this.pause(700 * calm)
    } else if ('suffers' in show) {
      const { figure, damage } = show.suffers
      if (this.stage)
        this.stage = { ...this.stage, damage, terms: line.terms ?? this.stage.terms, say: [...this.stage.say, line] }
      this.figure(figure, (one) => ({ ...one, hp: one.hp && [Math.max(0, one.hp[0] - damage), one.hp[1]] }))
      this.fly(figure, `−${damage}`, 'hurt')
      await this.pause(700 * calm)
    } else if ('heals' in show) {
      const { figure, healed } = show.heals
      this.figure(figure, (one) => ({ ...one, hp: one.hp && [Math.min(one.hp[1], one.hp[0] + healed), one.hp[1]] }))
      this.fly(figure, `+${healed}`, 'good')
      await this.pause(500 * calm)
    } else if ('condition' in show) {
      const { figure, condition, gained } = show.condition
      this.figure(figure, (one) => ({
        ...one,
        conditions: gained
          ? [...new Set([...(one.conditions ?? []), condition])]
          : one.conditions?.filter((c) => c !== condition),
      }))
      await this.pause(320 * calm)
    } else if ('comes' in show) {
      const coming = this.goal?.figures.find((one) => one.id === show.comes.figure)
      if (coming && !this.scene.figures.some((one) => one.id === coming.id))
        this.scene = { ...this.scene, figures: [...this.scene.figures, coming] }
      await this.pause(180)
    } else if ('leaves' in show) {
      await this.pause(200)
      if (this.scene)
        this.scene = { ...this.scene, figures: this.scene.figures.filter((one) => one.id !== show.leaves.figure) }
      await this.pause(160)
    } else if ('reveals' in show) {
      if (this.goal) this.scene = { ...this.scene, board: this.goal.board }
      await this.pause(600 * calm)
    } else if ('uses' in show) {
      await this.pause(200)
    }
  }
}
