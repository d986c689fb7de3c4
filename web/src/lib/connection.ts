// Everything that is said to the server and by it (docs/protocol.md). Nothing else in the client knows the protocol.
import type { Menu, Phrase, Scene } from '../../types/table'
import type { Command as Said, Done, Have as Lines, Link, Replay, Told, Unwoken, You } from '../../types/wire'
import { account, invitation } from './memory'

export type {
  Done,
  Happened,
  Link,
  Mark,
  Proposal,
  Replay,
  SeatInfo,
  Simulated,
  TableInfo,
  Talk,
  Told,
  Undoing,
  View,
  You,
} from '../../types/wire'
export type { Standing } from '../../types/table'
export type Command = Exclude<Said, { do: 'hello' }>
export type Have = Record<string, Lines>

export class Refused extends Error {
  constructor(
    readonly kind: string,
    text: string,
  ) {
    super(text)
  }
}

export type Listener = {
  told(told: Told): void
  open(you: You): void
  lost(): void
  refused(error: Refused): void
  have(): Have
}

/** With what somebody comes to a table: the secrets of links, and the session of an account. */
export type Shown = { table: string; keys: string[]; session?: string }

/** The ways to show them, in order: a link that opens nothing any more must not keep anybody out whose account does. */
export function waysIn({ table, keys, session }: Shown): { keys: string[]; session?: string; table?: string }[] {
  const ways = [session === undefined ? { keys } : { keys, session, table }]
  if (session !== undefined && keys.length) ways.push({ keys: [], session, table }, { keys })
  return ways
}

/** One table, over a WebSocket that comes back by itself when it is lost. */
export class Connection {
  private socket: WebSocket | undefined
  private waiting = new Map<number, { ok(done: Done): void; failed(error: Refused): void }>()
  private next = 1
  private tries = 0
  private closed = false
  private way = 0

  constructor(
    private shown: () => Shown,
    private listener: Listener,
  ) {
    this.open()
  }

  private open() {
    const socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`)
    this.socket = socket
    socket.onopen = () => {
      const ways = waysIn(this.shown())
      this.send({ do: 'hello', protocol: 2, ...ways[this.way % ways.length], have: this.listener.have() }).then(
        (done) => {
          this.tries = 0
          this.listener.open(done.you!)
        },
        (error: Refused) => {
          if (error.kind === 'storage' || error.kind === 'lost') return
          const shut = error.kind !== 'forbidden' || ++this.way >= ways.length
          if (!shut) return
          this.closed = true
          this.listener.refused(error)
        },
      )
    }
    socket.onmessage = (event) => {
      const message = JSON.parse(event.data)
      if ('tell' in message) return this.listener.told(message)
      const asked = this.waiting.get(message.id)
      this.waiting.delete(message.id)
      if (message.error) asked?.failed(new Refused(message.error.kind, message.error.text))
      else asked?.ok(message.ok ?? {})
    }
    socket.onclose = () => {
      for (const one of this.waiting.values()) one.failed(new Refused('lost', 'the connection was lost'))
      this.waiting.clear()
      if (this.closed) return
      this.listener.lost()
      setTimeout(() => !this.closed && this.open(), Math.min(8000, 300 * 2 ** this.tries++))
    }
  }

  private send(command: object): Promise<Done> {
    return new Promise((ok, failed) => {
      if (this.socket?.readyState !== WebSocket.OPEN) return failed(new Refused('lost', 'there is no connection'))
      const id = this.next++
      this.waiting.set(id, { ok, failed })
      this.socket.send(JSON.stringify({ id, ...command }))
    })
  }

  say(command: Command): Promise<Done> {
    return this.send(command)
  }

  close() {
    this.closed = true
    this.socket?.close()
  }
}

export type GameInfo = { name: string; rules?: string; bots: string[] }
export type Opened = { table: string; owner: Link; seats: { seat: string; link: Link }[] }
/** A table in a list: how it stands for whoever asks. */
export type Listed = {
  table: string
  title: string
  game: string
  /** One's own. */
  seats: string[]
  owner: boolean
  asked: string[]
  your_turn: boolean
  paused: boolean
  over: boolean
  people?: { seat: string; person?: string; bot?: string; here: boolean }[]
  /** What one's own seats are asked. */
  waits?: { seat: string; kind: string; say: Phrase }[]
  /** Own seats that must say yes or no to a proposal. */
  consents?: string[]
  /** By the account that asks. */
  kept?: boolean
  /** The account has the owner's tools, and no other one keeps anything there. */
  alone?: boolean
  opened?: number
  /** Why it cannot be woken. */
  unwoken?: Unwoken
}
export type NewTable = {
  game: string
  scenario?: string
  heroes?: number
  setup?: unknown
  title?: string
  seed?: number
  bots?: Record<string, string>
}

/** What somebody gets who opens an account or comes back to it. */
export type Entered = { session: string; recovery?: string }

/** An account. `alone` counts the tables that nobody but it could lead or keep. */
export type AccountInfo = { name: string; since: number; tables: number; alone: number }
/** A device that has signed in. */
export type Device = { id: string; device: string; since: number; seen: number; this: boolean }
/** What becomes of tables when somebody leaves: so many were left, of so many the owner's tools went to somebody else. */
export type Parted = { left: number; passed_on: number; deleted: number }

/** The position of a case as it is laid out. */
export type Sketch = Pick<Scene, 'board' | 'figures'>
/** An answer of a case: whose, and which option. */
export type Given = { seat: string; key: string }

async function http<T>(method: string, path: string, body?: unknown, session?: string, invited?: string): Promise<T> {
  const headers: Record<string, string> = {}
  if (body !== undefined) headers['content-type'] = 'application/json'
  if (session !== undefined) headers.authorization = `Bearer ${session}`
  if (invited !== undefined) headers.invitation = invited
  const answer = await fetch(path, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) })
  const text = await answer.text()
  let json: any
  try {
    json = JSON.parse(text)
  } catch {
    throw new Refused('http', `${answer.status}`)
  }
  if (!answer.ok || json?.error)
    throw new Refused(json?.error?.kind ?? 'http', json?.error?.text ?? String(answer.status))
  return json as T
}

/** Opens a table: with the session and the invitation, where there are any. */
function opening<T>(path: string, body: unknown): Promise<T> {
  return http<T>('POST', path, body, account()?.session, invitation())
}

export const api = {
  server: () =>
    http<{ version: string; opens: 'anybody' | 'accounts' | 'invited'; may_open: boolean }>(
      'GET',
      '/api/server',
      undefined,
      account()?.session,
      invitation(),
    ),
  games: () => http<GameInfo[]>('GET', '/api/games'),
  menu: (game: string) => http<Menu>('GET', `/api/games/${encodeURIComponent(game)}/menu`),
  setup: (game: string, scenario: string, heroes: number) =>
    http<any>('POST', `/api/games/${encodeURIComponent(game)}/setup`, { scenario, heroes }),
  open: (table: NewTable) => opening<Opened>('/api/tables', table),
  list: (keys: string[], session?: string) => http<Listed[]>('POST', '/api/tables/list', { keys }, session),
  sketches: (cases: string[]) => http<(Sketch | null)[]>('POST', '/api/sketches', { cases }),
  puzzle: (text: string) => opening<Opened & { title: string; answers: Given[] }>('/api/puzzles', { case: text }),
  replay: (from: { key: string } | { save: unknown }, view?: string) =>
    http<Replay>('POST', '/api/replay', { ...from, view }),
  whatIf: (key: string, bots?: Record<string, string>) => opening<Opened>('/api/what-if', { key, bots }),
  openAccount: (name: string, password: string, device: string) =>
    http<Entered>('POST', '/api/accounts', { name, password, device }),
  signIn: (name: string, password: string, device: string) =>
    http<Entered>('POST', '/api/sessions', { name, password, device }),
  recover: (name: string, code: string, password: string, device: string) =>
    http<Entered>('POST', '/api/recovery', { name, code, password, device }),
  signOut: (session: string) => http<null>('DELETE', '/api/sessions', undefined, session),
  account: (session: string) => http<AccountInfo>('GET', '/api/account', undefined, session),
  devices: (session: string) => http<Device[]>('GET', '/api/sessions', undefined, session),
  signOutDevice: (session: string, id: string) =>
    http<unknown>('DELETE', `/api/sessions/${encodeURIComponent(id)}`, undefined, session),
  changePassword: (session: string, password: string, fresh: string) =>
    http<null>('POST', '/api/password', { password, new: fresh }, session),
  newCode: (session: string, password: string) =>
    http<{ recovery: string }>('POST', '/api/recovery/code', { password }, session),
  deleteAccount: (session: string, password: string, tables: 'leave' | 'delete') =>
    http<Parted>('DELETE', '/api/accounts', { password, tables }, session),
  keep: (session: string, keys: string[]) => http<Listed[]>('POST', '/api/tables/keep', { keys }, session),
  leave: (session: string, table: string, bot?: string) =>
    http<Parted>('POST', '/api/tables/leave', { table, bot }, session),
  import: (save: unknown, title?: string) => opening<Opened>('/api/import', { save, title }),
}
