// What this browser remembers: the links of its tables, and how somebody likes to play.
import type { Posed } from './puzzle.svelte'

export type Kept = { id: string; keys: string[]; owner?: string; title: string; game: string; at: number; shared?: boolean; links?: Record<string, string>; round?: string; from?: string; seen?: number; puzzle?: Posed }

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
  const all = tables(), old = all.find((one) => one.id === id)
  const next: Kept = { id, keys: [], title: '', game: '', ...old, ...change, at: Date.now() }
  next.keys = [...new Set([...(change.keys ?? []), ...(old?.keys ?? [])])]
  write('tables', [next, ...all.filter((one) => one.id !== id)])
}
export const forget = (id: string) => write('tables', tables().filter((one) => one.id !== id))

export type Settings = { theme: 'dark' | 'light'; pace: 'calm' | 'step' | 'once'; tour: boolean; cost: boolean; sound: boolean }
export const settings = (): Settings => ({ theme: 'dark', pace: 'calm', tour: true, cost: true, sound: false, ...read<Partial<Settings>>('settings', {}) })
export const store = (change: Partial<Settings>) => write('settings', { ...settings(), ...change })
