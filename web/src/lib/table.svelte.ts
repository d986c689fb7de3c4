// A table as one person sees it: what the server told, which option is under the finger, what is being played back.
import type { Asked, Face, Line, Offered, Open, Preview, Scene, Target, Way } from '../../types/table'
import { apply } from './apply'
import { me } from './account.svelte'
import { announced } from './announced.svelte'
import {
  Connection,
  Refused,
  type Command,
  type Done,
  type Standing,
  type TableInfo,
  type Talk,
  type Told,
  type Undoing,
  type View,
  type You,
} from './connection'
import { remember, rememberFaces } from './history'
import { handOver, keep, table as kept, type Kept } from './memory'
import { byWeight, laid } from './option'
import { Player } from './player.svelte'
import { Puzzle } from './puzzle.svelte'
import { chosen } from './settings.svelte'
import { basicHalf } from './untold'

export type Seen = { scene: Scene; questions: Open[]; log: Line[]; undos: number; standing: Standing[]; fresh: number }
export type Ping = { id: number; from?: number; at: Target }

export const targetKey = (target: Target): string => {
  const [kind, value] = Object.entries(target)[0]!
  return `${kind}:${Array.isArray(value) ? value.join('/') : value}`
}

export class TableStore {
  status = $state<'connecting' | 'open' | 'lost' | 'refused'>('connecting')
  error = $state('')
  info = $state.raw<TableInfo | undefined>()
  you = $state.raw<You>({ seats: [], owner: false })
  views = $state.raw<Record<string, Seen>>({})
  /** What is printed on cards. Each face comes once; it is kept for as long as the page is open. */
  faces = $state.raw<Record<string, Face>>({})
  view = $state('')
  talk = $state.raw<Talk[]>([])
  unread = $state(0)
  pings = $state.raw<Ping[]>([])
  hover = $state<string | undefined>()
  armed = $state<string | undefined>()
  /** Places that were touched and have several options: only those that concern all of them are left. */
  picked = $state.raw<string[]>([])
  previews = $state.raw<Record<string, Preview | null>>({})
  /** Everywhere that several steps lead from here: space → way. */
  ways = $state.raw<ReadonlyMap<string, Way>>(new Map())
  /** The far space that somebody points at, or has touched once. */
  goal = $state<string | undefined>()
  /** The space to which a way is being gone. */
  going = $state<string | undefined>()
  inspected = $state<string | undefined>()
  /** A worn item that somebody points at, to read it. */
  reads = $state<string | undefined>()
  /** Whether somebody reads the rules behind the question: it then waits, even if it has one answer only. */
  reading = $state(false)
  /** Spaces that a line of the story speaks of, while somebody points at it. */
  told = $state.raw<string[]>([])
  intents = $state.raw<Record<string, Preview | null>>({})
  covered = $state(false)
  shared = $state(false)
  /** What an undo would take back, while somebody thinks about it. */
  undoing = $state.raw<(Undoing & { seat: string }) | undefined>()
  /** The lines that were taken back last. */
  undone = $state.raw<Line[]>([])
  player = new Player()
  /** If this table is a case of the rules that somebody tries to solve. */
  puzzle: Puzzle | undefined

  private connection: Connection
  private previewsKnown = true
  private reachKnown = true
  /** The way that was gone last: how many answers had been given when it ended, and how many of them were its steps. */
  private route: { end: number; steps: number } | undefined
  private intentsKnown = true
  private answered: string[] = []
  private noAuto = false
  private pingNumber = 0
  private looking: number | undefined
  /** The question whose answer is under way. The next one may be answered before the reply to this is here. */
  private answering = ''

  seen = $derived(this.views[this.view])
  scene = $derived(this.player.scene ?? this.seen?.scene)
  seatNumber = $derived(this.info?.seats.find((s) => s.name === this.view)?.seat)
  open = $derived(this.seen?.questions ?? [])
  /** What this seat is asked now. */
  asked = $derived<Asked | undefined>(
    this.open.find((q) => q.asked && (this.seatNumber === undefined || q.seats.includes(this.seatNumber)))?.asked,
  )
  /** Whether what happened is still being shown: the board is then as it was, and what it led to is not asked yet. */
  watching = $derived(this.player.playing)
  /** What is asked on the screen: over its own scene, or not yet. */
  question = $derived(this.watching ? undefined : this.asked)
  private offered = $derived<Offered[]>(
    (this.asked?.options ?? []).filter((o) => o.seat === undefined || o.seat === this.seatNumber),
  )
  options = $derived<Offered[]>(this.watching ? [] : this.offered)
  /** How the options are laid out: in sight, behind "more", ways out. */
  laid = $derived(laid(this.options))
  private rare = $derived(new Set(this.laid.more.map((option) => option.key)))
  /** What lies where: target → options that point there, what is wanted most often first. */
  lit = $derived.by(() => {
    const lit = new Map<string, Offered[]>()
    for (const option of byWeight(this.options))
      for (const at of option.at ?? []) {
        const key = targetKey(at)
        lit.set(key, [...(lit.get(key) ?? []), option])
      }
    // Where a large figure may stand in many ways, a square leads to the way that begins there.
    for (const [key, all] of lit) {
      const here =
        all.length > 1 && all.every((option) => option.role === 'expand')
          ? all.filter((option) => targetKey(option.at![0]!) === key)
          : []
      if (here.length) lit.set(key, here)
    }
    return lit
  })
  /** Spaces that are reached by several steps, and are no option by themselves. */
  far = $derived(
    this.watching || this.picked.length
      ? []
      : [...this.ways].filter(([space, way]) => way.keys.length > 1 && !this.lit.has(`space:${space}`)),
  )
  /** The way to where somebody points. */
  pointed = $derived(this.goal === undefined ? undefined : this.ways.get(this.goal))
  narrowed = $derived(
    this.picked.length
      ? this.options.filter((o) => this.picked.every((place) => o.at?.some((at) => targetKey(at) === place)))
      : [],
  )
  hovered = $derived(this.options.find((o) => o.key === (this.hover ?? this.armed)))
  intent = $derived(this.inspected ? (this.intents[this.inspected] ?? undefined) : undefined)
  /** Whether the seat that is looked at plays against the heroes: it has figures and is none of them. */
  against = $derived.by(() => {
    const seat = this.scene?.seats.find((one) => one.seat === this.seatNumber)
    return seat !== undefined && seat.figure === undefined && this.scene!.figures.some((one) => one.kind === 'hero')
  })
  /** Whether whoever looks has won. */
  won = $derived.by(() => {
    const outcome = this.seen?.scene.outcome
    return (
      outcome !== undefined &&
      (this.seatNumber === undefined ? outcome.heroes_won : this.against ? !outcome.heroes_won : outcome.heroes_won)
    )
  })
  preview = $derived(this.hovered ? (this.previews[this.hovered.key] ?? undefined) : undefined)
  /** Halves that are played as a basic action. The scene names the half, the story how it is played. */
  basic = $derived.by(() => {
    const log = this.seen?.log ?? [],
      from = log.findLastIndex((line) => line.shows?.some((show) => 'turn' in show)),
      halves = new Set<string>()
    for (const line of log.slice(from + 1)) {
      const half = basicHalf(line),
        use = line.shows?.find((show) => 'uses' in show)
      if (half && use && 'uses' in use) halves.add(`${use.uses.card}/${half}`)
    }
    return halves
  })
  waiting = $derived([...new Set(this.open.filter((q) => !q.asked).flatMap((q) => q.seats))])
  /** Own seats that are asked something of their own, besides the one that is looked at. */
  others = $derived(this.you.seats.filter((seat) => seat !== this.view && this.asks(seat, this.seatNumber)))

  /** So many lines of the log had been seen when the table was last left. */
  readonly known: number

  constructor(readonly id: string) {
    this.known = kept(id)?.seen ?? 0
    this.shared = kept(id)?.shared ?? false
    const puzzle = kept(id)?.puzzle
    if (puzzle) this.puzzle = new Puzzle(id, puzzle)
    this.connection = new Connection(() => ({ table: id, keys: kept(id)?.keys ?? [], session: me.now?.session }), {
      told: (told) => this.hear(told),
      open: (you) => {
        this.you = you
        this.status = 'open'
        if (!this.view || (!you.seats.includes(this.view) && this.view !== 'spectator'))
          this.look(you.seats[0] ?? 'spectator')
        void this.keepInAccount()
      },
      lost: () => (this.status = 'lost'),
      refused: (error) => {
        this.status = 'refused'
        this.error = error.message
        // Whoever was signed out has left nothing here.
        this.noted = {}
      },
      have: () =>
        Object.fromEntries(
          Object.entries(this.views).map(([name, seen]) => [name, { lines: seen.log.length, undos: seen.undos }]),
        ),
    })
  }

  /** Whoever has signed in keeps the tables at which they sit down; what is only tried out is not kept. */
  async keepInAccount(asked = false) {
    const account = me.now,
      own = kept(this.id)
    if (!account || (own?.from && !asked) || own?.puzzle || (!this.you.seats.length && !this.you.owner)) return
    if (own?.keys.length) {
      const done = await this.say({ do: 'keep', session: account.session })
      if (!done || me.now?.session !== account.session) return
    }
    if (own) handOver(this.id, account.name)
    else this.note({ kept: account.name })
  }

  close() {
    const lines = this.seen?.log.length
    if (lines !== undefined && this.status !== 'refused') this.note({ seen: lines })
    this.writeDown()
    this.player.stop()
    this.connection.close()
  }

  private noted: Partial<Kept> = {}
  private writing: number | undefined

  /** Something to remember of this table; written down when there is time for it. */
  private note(change: Partial<Kept>) {
    this.noted = { ...this.noted, ...change }
    this.writing ??= setTimeout(() => this.writeDown(), 400) as unknown as number
  }

  private writeDown() {
    clearTimeout(this.writing)
    this.writing = undefined
    if (Object.keys(this.noted).length) keep(this.id, this.noted)
    this.noted = {}
  }

  /** Whether a seat is asked; with `but`, something that this other seat is not asked too. */
  private asks(seat: string, but?: number): boolean {
    const number = this.info?.seats.find((s) => s.name === seat)?.seat
    return (
      number !== undefined &&
      (this.views[seat]?.questions.some(
        (q) => q.asked && q.seats.includes(number) && (but === undefined || !q.seats.includes(but)),
      ) ??
        false)
    )
  }

  /** Looks at the table with the eyes of a seat; where several people share the screen, a cover lies between. */
  look(seat: string) {
    if (seat === this.view) return
    this.player.stop()
    if (this.shared && this.view && this.you.seats.length > 1) this.covered = true
    this.view = seat
    this.forgetOption()
  }

  share(on: boolean) {
    this.shared = on
    keep(this.id, { shared: on })
  }

  private hear(told: Told) {
    switch (told.tell) {
      case 'table':
        this.info = told
        this.note({ title: told.title, game: told.game })
        break
      case 'view':
        this.viewTold(told)
        break
      case 'talk':
        if (this.talk.some((one) => one.number === told.number)) break
        this.talk = [...this.talk, told]
        if (typeof told.what === 'object' && 'said' in told.what) this.unread++
        break
      case 'ping': {
        const id = this.pingNumber++
        this.pings = [...this.pings, { id, from: told.from, at: told.at }]
        setTimeout(() => (this.pings = this.pings.filter((p) => p.id !== id)), 4000)
        break
      }
      case 'notice':
        announced.hear(told)
        break
      case 'bye':
        break
    }
  }

  private viewTold(told: View) {
    if (told.faces) this.faces = { ...this.faces, ...told.faces }
    const old = this.views[told.view]
    const scene = told.scene ?? (told.changes ? apply(old!.scene, told.changes) : old!.scene)
    const log = told.log ? [...(old?.log ?? []).slice(0, told.log.from), ...told.log.lines] : (old?.log ?? [])
    const seen: Seen = {
      scene,
      log,
      questions: told.questions ?? old?.questions ?? [],
      undos: told.log?.undos ?? old?.undos ?? 0,
      standing: told.standing ?? old?.standing ?? [],
      fresh: told.log?.from ?? log.length,
    }
    // What was taken back, perhaps on another page of the same person, is not given again by itself.
    if (old && told.log && (told.log.from + told.log.lines.length < old.log.length || told.log.undos > old.undos))
      this.noAuto = true
    const before = old?.scene
    const questionBefore = this.asked?.question
    this.views = { ...this.views, [told.view]: seen }
    // Whatever only says who is asked next does not end what is being shown; what is taken back does.
    if (told.view === this.view && before && (!told.log || told.log.from >= (old?.log.length ?? 0)))
      this.player.play(before, scene, told.log?.lines ?? [])
    else if (told.view === this.view) this.player.stop()
    if (told.view === this.view && this.asked?.question !== questionBefore) this.forgetOption()
    if (!document.hidden) this.note({ seen: log.length })
    const round = scene.tracks.find((track) => track.kind === 'round')?.value
    if (told.faces) rememberFaces(this.id, told.faces)
    if (told.log?.lines.length || !old)
      remember({
        table: this.id,
        view: told.view,
        at: log.length,
        round: String(round ?? 0),
        scene,
        lines: told.log?.lines ?? [],
      })
    this.note({ round: round === undefined ? undefined : String(round) })
    // Who is asked next at this screen.
    if (!this.asks(this.view)) {
      const next = this.you.seats.find((seat) => this.asks(seat))
      if (next) {
        clearTimeout(this.looking)
        this.looking = setTimeout(
          () => !this.asks(this.view) && this.asks(next) && this.look(next),
          8,
        ) as unknown as number
      }
    }
    this.answerItself()
  }

  /** A question with one answer answers itself, except right after something was taken back. */
  private answerItself() {
    const only = this.offered.length === 1 ? this.offered[0] : undefined
    // A puzzle that is solved stands still, so that one sees what came of it.
    if (!only || this.noAuto || this.covered || !this.asked || this.puzzle?.solved) return
    // Numbers of questions belong to their seat: whoever looks with other eyes by then answers nothing.
    const number = this.asked.question,
      seat = this.view
    setTimeout(
      () =>
        !this.puzzle?.solved &&
        !this.reading &&
        this.view === seat &&
        this.asked?.question === number &&
        !this.underWay &&
        !this.noAuto &&
        this.send(only.key),
      200,
    )
  }

  /** Opens or closes the rules behind the question; what waited for that goes on. */
  read(open: boolean) {
    this.reading = open
    if (!open) this.answerItself()
  }

  private forgetOption() {
    this.hover = undefined
    this.armed = undefined
    this.picked = []
    this.reads = undefined
    this.goal = this.aimed = undefined
    this.ways = new Map()
    this.previews = {}
    this.intents = {}
    if (this.going === undefined) void this.fetchWays()
    this.prefetch()
  }

  /** Where steps lead, if steps are what is asked for. */
  private async fetchWays() {
    const asked = this.asked
    if (!this.reachKnown || !asked || !this.offered.some((option) => option.role === 'step')) return
    try {
      const done = await this.connection.say({ do: 'reach', seat: this.view, question: asked.question })
      if (this.asked?.question === asked.question)
        this.ways = new Map((done.reach ?? []).map((way) => [way.spaces.at(-1)!, way]))
    } catch (error) {
      if (error instanceof Refused && error.kind === 'request') this.reachKnown = false
    }
  }

  /** Points at a space that several steps lead to. */
  aim(space: string | undefined) {
    this.goal = space
  }

  /** Goes to a far space: gives the answers one after the other, as long as each is what is offered. Whatever interrupts stops it. */
  async go(space: string, how: 'point' | 'touch' = 'point') {
    const way = this.ways.get(space),
      kind = this.asked?.kind,
      seat = this.view
    if (!way || this.underWay || this.covered || this.going !== undefined) return
    if (how === 'touch' && chosen.now.confirm && this.aimed !== space) {
      this.aimed = space
      return this.aim(space)
    }
    this.aimed = undefined
    this.noAuto = false
    this.player.stop()
    this.going = space
    const begun = this.answered.length
    for (const key of way.keys) {
      const asked = this.asked
      if (
        this.view !== seat ||
        asked?.kind !== kind ||
        !asked?.options.some((option) => option.key === key && option.role === 'step')
      )
        break
      await this.send(key)
      if (!(await this.moved(asked.question))) break
    }
    this.going = undefined
    const steps = this.answered.length - begun
    this.route = steps > 1 ? { end: this.answered.length, steps } : undefined
    if (this.view === seat) void this.fetchWays()
  }
  private aimed: string | undefined

  /** Waits until something else is asked; says whether it is. */
  private async moved(from: number): Promise<boolean> {
    for (let i = 0; i < 100; i++) {
      if (this.asked?.question !== from) return true
      await new Promise((later) => setTimeout(later, 20))
    }
    return false
  }

  point(key: string | undefined) {
    this.hover = key
    if (key) void this.fetchPreview(key)
  }

  arm(key: string | undefined) {
    this.armed = key
    if (key) void this.fetchPreview(key)
  }

  private async fetchPreview(key: string) {
    const asked = this.asked
    if (!this.previewsKnown || !asked || key in this.previews) return
    this.previews = { ...this.previews, [key]: null }
    try {
      const done = await this.connection.say({ do: 'preview', seat: this.view, question: asked.question, key })
      if (this.asked?.question === asked.question) this.previews = { ...this.previews, [key]: done.preview ?? null }
    } catch (error) {
      if (error instanceof Refused && error.kind === 'request') this.previewsKnown = false
    }
  }

  /** Somebody looks at a figure: what it is, and what it would do now. */
  async inspect(figure: string | undefined) {
    this.inspected = figure
    if (!figure || figure in this.intents || !this.intentsKnown) return
    this.intents = { ...this.intents, [figure]: null }
    try {
      const done = await this.connection.say({ do: 'intent', seat: this.view, figure })
      if (done.preview) this.intents = { ...this.intents, [figure]: done.preview }
    } catch (error) {
      if (error instanceof Refused && error.kind === 'request') this.intentsKnown = false
    }
  }

  /** Costs and dangers of what lies on the board are shown before anybody points at them. */
  private async prefetch() {
    const number = this.asked?.question
    const placed = this.offered.filter((o) => o.at?.some((at) => 'space' in at || 'figure' in at)).slice(0, 60)
    for (const option of placed) {
      await new Promise((later) => setTimeout(later, 40))
      if (!this.previewsKnown || this.asked?.question !== number) return
      await this.fetchPreview(option.key)
    }
  }

  /** Somebody touches a place: its option is chosen, or, if there are several, those that are left are offered. */
  async take(place: string, how: 'point' | 'touch' = 'point') {
    const here = this.lit.get(place) ?? []
    // A thing with which one seldom does anything is shown first: what can be done with it then stands in the bar.
    const thing = place.startsWith('item:') || place.startsWith('card:')
    if (here.length === 1 && !(thing && this.rare.has(here[0]!.key))) return this.choose(here[0]!.key, how)
    const next = this.picked.includes(place) ? this.picked.filter((one) => one !== place) : [...this.picked, place]
    const left = this.options.filter((o) => next.every((one) => o.at?.some((at) => targetKey(at) === one)))
    if (next.length > 1 && left.length === 1) return this.choose(left[0]!.key, how)
    this.picked = left.length ? next : [place]
  }

  /** Whether an option hurts by itself: a trap, exhaustion. What others might do to one there only reddens what is told. */
  hurts(key: string): boolean {
    return (
      this.previews[key]?.tells?.some((tell) => tell.tone === 'danger' && !tell.at?.some((at) => 'figure' in at)) ??
      false
    )
  }

  /** Whether it is asked once more: it hurts, or it is seldom meant. */
  asksTwice(key: string): boolean {
    return this.rare.has(key) || this.hurts(key)
  }

  /** Whether it stands behind "more". */
  isRare(key: string): boolean {
    return this.rare.has(key)
  }

  /** Chooses an option. What hurts or is seldom meant is armed first and sent the second time. */
  async choose(key: string, how: 'point' | 'touch' = 'point') {
    if (this.underWay || this.covered) return
    if (this.armed !== key && ((how === 'touch' && chosen.now.confirm) || this.asksTwice(key))) return this.arm(key)
    this.noAuto = false
    this.player.stop()
    await this.send(key)
  }

  private get askedOf(): string {
    return `${this.view}/${this.asked?.question}`
  }

  private get underWay(): boolean {
    return this.answering === this.askedOf
  }

  private async send(key: string) {
    if (!this.asked) return
    const asked = (this.answering = this.askedOf)
    const seat = this.view
    this.undone = []
    const judged = this.puzzle?.judge(seat, this.offered, key)
    try {
      await this.connection.say({ do: 'answer', seat, question: this.asked.question, key })
      this.answered.push(seat)
      this.puzzle?.note(judged)
    } catch (error) {
      if (error instanceof Refused && error.kind !== 'stale' && error.kind !== 'lost') this.error = error.message
    } finally {
      if (this.answering === asked) this.answering = ''
      if (this.askedOf === asked) this.armed = undefined
    }
  }

  /** Whose answer an undo takes back: who plays several seats takes back what was answered last, by whichever of them. */
  private get undoes(): string {
    return this.answered.at(-1) ?? this.view
  }

  /** Takes back the last answer. What is more than one's own step, or needs the others, is listed and asked first. */
  async undo() {
    // A way that was gone with one click is taken back with one, as much of it as was gone.
    const steps = this.route?.end === this.answered.length ? this.route.steps : 1
    this.route = undefined
    for (let step = 0; step < steps; step++) if (!(await this.undoOne())) return
  }

  private async undoOne(): Promise<boolean> {
    const seat = this.undoes
    const found = await this.say({ do: 'undoing', seat })
    if (!found?.undoing) return false
    const { lines, asks } = found.undoing
    if (asks.length || lines.length > 4) {
      this.undoing = { ...found.undoing, seat }
      return false
    }
    await this.takeBack(seat, lines)
    return true
  }

  /** Takes back what was listed. */
  async takeBack(seat: string, lines: Line[]) {
    this.undoing = undefined
    this.noAuto = true
    const done = await this.say({ do: 'undo', seat })
    if (!done) return
    if (this.answered.at(-1) === seat) this.answered.pop()
    if (done.proposal === undefined) {
      this.undone = lines
      this.puzzle?.back()
    }
    if (seat !== this.view && this.asks(seat)) this.look(seat)
  }

  /** What an undo of another seat would take back, in the words of this one's log. */
  async wouldUndo(by: string): Promise<Line[]> {
    try {
      const done = await this.connection.say({ do: 'undoing', seat: this.view, by })
      return done.undoing?.lines ?? []
    } catch {
      return []
    }
  }

  async say(command: Command): Promise<Done | undefined> {
    try {
      const done = await this.connection.say(command)
      this.error = ''
      return done
    } catch (error) {
      this.error = (error as Error).message
      return undefined
    }
  }
}
