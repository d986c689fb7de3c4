// What this browser remembers: the links of its tables, whose it is, and how somebody likes to play.
import type { Posed } from './puzzle.svelte'

export type Kept = {
  id: string
  keys: string[]
  owner?: string
  title: string
  game: string
  at: number
  shared?: boolean
  links?: Record<string, string>
  round?: string
  from?: string
  seen?: number
  puzzle?: Posed
  kept?: string
}

const read = <T>(name: string, otherwise: T): T => {
  try {
    const text = localStorage.getItem(`gruft.${name}`)
    return text === null ? otherwise : (JSON.parse(text) as T)
  } catch {
    return otherwise
  }
}
const write = (name: string, value: unknown) => {
  try {
    localStorage.setItem(`gruft.${name}`, JSON.stringify(value))
  } catch {
    // Full or forbidden: the table can still be reached by its link.
  }
}

export const tables = (): Kept[] => read<Kept[]>('tables', []).sort((a, b) => b.at - a.at)
export const table = (id: string): Kept | undefined => tables().find((one) => one.id === id)
export function keep(id: string, change: Partial<Kept>) {
  const all = tables(),
    old = all.find((one) => one.id === id)
  const next: Kept = { id, keys: [], title: '', game: '', ...old, ...change, at: Date.now() }
  next.keys = [...new Set([...(change.keys ?? []), ...(old?.keys ?? [])])]
  write('tables', [next, ...all.filter((one) => one.id !== id)])
}
/** An account keeps it now: with its links gone from here, signing out is enough to leave nothing behind. */
export const handOver = (id: string, account: string) =>
  write(
    'tables',
    tables().map((one) => (one.id === id ? { ...one, keys: [], kept: account } : one)),
  )
export const forget = (...ids: string[]) =>
  write(
    'tables',
    tables().filter((one) => !ids.includes(one.id)),
  )

/** Who has signed in here. */
export type Account = { name: string; session: string }
export const account = (): Account | undefined => read<Account | undefined>('account', undefined)
export function signedIn(as: Account | undefined) {
  if (as) return write('account', as)
  try {
    localStorage.removeItem('gruft.account')
  } catch {
    // Where nothing can be stored, nothing was.
  }
}

/** The key of the invitation by which this browser may open tables, where only those who are invited may. */
export const invitation = (): string | undefined => read<string | undefined>('invitation', undefined)
export const invite = (key: string) => write('invitation', key)

/** Another page of this browser has changed something: what, or everything. */
export function changedElsewhere(heard: (what: string | undefined) => void) {
  addEventListener('storage', ({ key }) => {
    if (key === null) heard(undefined)
    else if (key.startsWith('gruft.')) heard(key.slice('gruft.'.length))
  })
}

export type Settings = {
  theme: 'dark' | 'light'
  pace: 'calm' | 'step' | 'once'
  tour: boolean
  cost: boolean
  sound: boolean
  notify: boolean
  confirm: boolean
}
export const settings = (): Settings => ({
  theme: 'dark',
  pace: 'calm',
  tour: true,
  cost: true,
  sound: false,
  notify: false,
  confirm: true,
  ...read<Partial<Settings>>('settings', {}),
})
export const store = (change: Partial<Settings>) => write('settings', { ...settings(), ...change })
