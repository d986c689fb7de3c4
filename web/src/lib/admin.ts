// What the page of whoever runs the server says to it (docs/protocol.md, "For whoever runs the server").
import { Refused } from './connection'

export type Notice = { text: string; down?: number }
export type Overview = {
  version: string
  up: number
  database: string
  database_took: number
  opens: 'anybody' | 'accounts' | 'invited'
  invitation: boolean
  notice: Notice | null
  tables: number
  awake: number
  accounts: number
  reports: number
  sockets: number
  connections: number
  work: { bench: string; taken: number }[]
  callers: { address: string; sockets: number; wrong: number }[]
  bans: { address: string; until: number }[]
  you: string
}
export type Row = {
  table: string
  title: string
  game: string
  opened: number
  unvisited: number
  people: string[]
  here: number
  awake: boolean
  ended: boolean
  kept: boolean
}
export type Person = { name: string; since: number; seen: number; sessions: number; tables: number }
export type Broke = { table: string; at: number; game: string; how: string }

/** The calls that the administrator's link opens. */
export class Admin {
  constructor(private key: string) {}

  private async call<T>(method: string, path: string, body?: unknown): Promise<T> {
    const headers: Record<string, string> = { authorization: `Bearer ${this.key}` }
    if (body !== undefined) headers['content-type'] = 'application/json'
    const answer = await fetch(`/api/admin${path}`, {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
    })
    const json = await answer.json().catch(() => ({ error: { kind: 'http', text: String(answer.status) } }))
    if (json?.error) throw new Refused(json.error.kind, json.error.text)
    return json as T
  }

  overview = () => this.call<Overview>('GET', '')
  tables = (from: number) => this.call<Row[]>('GET', `/tables?from=${from}`)
  people = (from: number) => this.call<Person[]>('GET', `/accounts?from=${from}`)
  reports = (from: number) => this.call<Broke[]>('GET', `/reports?from=${from}`)
  end = (table: string) => this.call('POST', '/tables/end', { table })
  close = (name: string) => this.call('POST', '/accounts/close', { name })
  ban = (address: string, minutes: number) => this.call('POST', '/bans', { address, minutes })
  pardon = (address: string) => this.call('DELETE', '/bans', { address })
  announce = (text: string, minutes?: number) =>
    this.call('POST', '/notice', { text, ...(minutes === undefined ? {} : { minutes }) })
  silence = () => this.call('DELETE', '/notice')
  invite = () => this.call<{ url: string; key: string }>('POST', '/invitation')
  uninvite = () => this.call('DELETE', '/invitation')
}
