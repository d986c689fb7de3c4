// Everything that is said to the server and by it (docs/protocol.md). Nothing else in the client knows the protocol.
import type { Menu } from '../../types/table'
import type { Command as Said, Done, Have as Lines, Link, Replay, Told, Unwoken, You } from '../../types/wire'

export type { Done, Happened, Link, Mark, Proposal, Replay, SeatInfo, Simulated, TableInfo, Talk, Told, Undoing, View, You } from '../../types/wire'
export type { Standing } from '../../types/table'
export type Command = Exclude<Said, { do: 'hello' }>
export type Have = Record<string, Lines>

export class Refused extends Error {
  constructor(readonly kind: string, text: string) {
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

/** One table, over a WebSocket that comes back by itself when it is lost. */
export class Connection {
  private socket: WebSocket | undefined
  private waiting = new Map<number, { ok(done: Done): void; failed(error: Refused): void }>()
  private next = 1
  private tries = 0
  private closed = false

  constructor(private keys: string[], private listener: Listener) {
    this.open()
  }

  private open() {
    const socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`)
    this.socket = socket
    socket.onopen = () => {
      this.send({ do: 'hello', protocol: 2, keys: this.keys, have: this.listener.have() }).then(
        (done) => {
          this.tries = 0
          this.listener.open(done.you!)
        },
        (error: Refused) => {
          this.closed = error.kind !== 'storage' && error.kind !== 'lost'
          if (this.closed) this.listener.refused(error)
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
export type Listed = { table: string; title: string; game: string; seats: string[]; owner: boolean; asked: string[]; your_turn: boolean; paused: boolean; over: boolean; unwoken?: Unwoken }
export type NewTable = { game: string; scenario?: string; heroes?: number; setup?: unknown; title?: string; seed?: number; bots?: Record<string, string> }

/** An answer of a case: whose, and which option. */
export type Given = { seat: string; key: string }

async function http<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await fetch(path, { method, headers: body === undefined ? {} : { 'content-type': 'application/json' }, body: body === undefined ? undefined : JSON.stringify(body) })
  const text = await answer.text()
  let json: any
  try {
    json = JSON.parse(text)
  } catch {
    throw new Refused('http', `${answer.status}`)
  }
  if (!answer.ok || json?.error) throw new Refused(json?.error?.kind ?? 'http', json?.error?.text ?? String(answer.status))
  return json as T
}

export const api = {
  games: () => http<GameInfo[]>('GET', '/api/games'),
  menu: (game: string) => http<Menu>('GET', `/api/games/${encodeURIComponent(game)}/menu`),
  setup: (game: string, scenario: string, heroes: number) => http<any>('POST', `/api/games/${encodeURIComponent(game)}/setup`, { scenario, heroes }),
  open: (table: NewTable) => http<Opened>('POST', '/api/tables', table),
  list: (keys: string[]) => http<Listed[]>('POST', '/api/tables/list', { keys }),
  puzzle: (text: string) => http<Opened & { title: string; answers: Given[] }>('POST', '/api/puzzles', { case: text }),
  replay: (from: { key: string } | { save: unknown }, view?: string) => http<Replay>('POST', '/api/replay', { ...from, view }),
  whatIf: (key: string, bots?: Record<string, string>) => http<Opened>('POST', '/api/what-if', { key, bots }),
  import: (save: unknown, title?: string) => http<Opened>('POST', '/api/import', { save, title }),
}
