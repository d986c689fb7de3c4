// A notice of the system on "your turn": only if somebody has asked for it, and only while no page with the table is
// looked at.
import { chosen } from './settings.svelte'

export type Permission = 'on' | 'off' | 'blocked' | 'impossible'

export function permission(): Permission {
  if (!('Notification' in window) || !isSecureContext) return 'impossible'
  if (Notification.permission === 'denied') return 'blocked'
  return chosen.now.notify && Notification.permission === 'granted' ? 'on' : 'off'
}

/** Somebody asks for notices; the browser may ask back. */
export async function askForNotices(): Promise<Permission> {
  if (permission() === 'off' && (await Notification.requestPermission()) === 'granted') chosen.set({ notify: true })
  return permission()
}

const nameOf = (table: string) => `gruft.table.${table}`

/** While a page is looked at it holds a lock with its table's name, so that other pages of this person stay silent. */
export function looking(table: string): () => void {
  let release: (() => void) | undefined
  const look = () => {
    release?.()
    release = undefined
    if (document.hidden || !navigator.locks) return
    const held = new Promise<void>((done) => (release = done))
    void navigator.locks.request(nameOf(table), { mode: 'shared' }, () => held)
    void silence(table)
  }
  document.addEventListener('visibilitychange', look)
  look()
  return () => {
    document.removeEventListener('visibilitychange', look)
    release?.()
  }
}

async function isLookedAt(table: string): Promise<boolean> {
  const locks = await navigator.locks?.query()
  return locks?.held?.some((one) => one.name === nameOf(table)) ?? !document.hidden
}

/** Whoever has come needs no notice any more. */
async function silence(table: string) {
  const worker = await navigator.serviceWorker?.getRegistration()
  for (const notice of (await worker?.getNotifications({ tag: table })) ?? []) notice.close()
}

/** Says that it is somebody's turn. */
export async function notice(table: string, title: string, body: string) {
  if (permission() !== 'on' || (await isLookedAt(table))) return
  const path = `/t/${table}`,
    said = { body, tag: table, icon: '/icon.svg', data: path }
  const worker = await navigator.serviceWorker?.getRegistration()
  // On a phone only the service worker may show one.
  if (worker) return worker.showNotification(title, said)
  const shown = new Notification(title, said)
  shown.onclick = () => {
    window.focus()
    shown.close()
  }
}
