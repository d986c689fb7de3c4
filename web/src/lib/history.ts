// What this browser has seen of a table, picture by picture: for replays. Kept in the browser's own database, so that it
// holds only what its seat was allowed to see.
import type { Line, Scene } from '../../types/table'

export type Frame = { table: string; view: string; at: number; round: string; scene: Scene; lines: Line[] }

const open = (): Promise<IDBDatabase> =>
  new Promise((done, failed) => {
    const request = indexedDB.open('gruft', 1)
    request.onupgradeneeded = () => request.result.createObjectStore('frames', { keyPath: ['table', 'view', 'at'] })
    request.onsuccess = () => done(request.result)
    request.onerror = () => failed(request.error)
  })
let database: Promise<IDBDatabase> | undefined
const store = async (mode: IDBTransactionMode) => (await (database ??= open())).transaction('frames', mode).objectStore('frames')
const of = (table: string, view: string, from = -1) => IDBKeyRange.bound([table, view, from], [table, view, Number.MAX_SAFE_INTEGER])
const given = <T>(request: IDBRequest<T>): Promise<T> => new Promise((done, failed) => { request.onsuccess = () => done(request.result); request.onerror = () => failed(request.error) })

/** Remembers how it looks after so many lines; what was taken back is forgotten. */
export function remember(frame: Frame) {
  waiting.push(frame)
  // After the picture of now is on the screen.
  if (waiting.length === 1) setTimeout(() => void write(waiting.splice(0)), 60)
}
const waiting: Frame[] = []

async function write(all: Frame[]) {
  try {
    const frames = await store('readwrite')
    for (const frame of all) {
      frames.delete(of(frame.table, frame.view, frame.at))
      // Plain data: what the page made reactive cannot be stored.
      frames.put(JSON.parse(JSON.stringify(frame)))
    }
  } catch {
    // A browser that stores nothing has no replays.
  }
}
export async function recall(table: string): Promise<Record<string, Frame[]>> {
  const frames = await store('readonly')
  const all: Frame[] = await given(frames.getAll(IDBKeyRange.bound([table, '', -1], [table, '\uffff', Number.MAX_SAFE_INTEGER])))
  const views: Record<string, Frame[]> = {}
  for (const frame of all) (views[frame.view] ??= []).push(frame)
  return views
}
