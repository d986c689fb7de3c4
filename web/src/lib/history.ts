// What this browser has seen of a table, picture by picture: for replays. Kept in the browser's own database, so that it
// holds only what its seat was allowed to see.
import type { Face, Line, Scene } from '../../types/table'

export type Frame = { table: string; view: string; at: number; round: string; scene: Scene; lines: Line[] }
type Printed = { table: string; name: string; face: Face }

const open = (): Promise<IDBDatabase> =>
  new Promise((done, failed) => {
    const request = indexedDB.open('gruft', 2)
    request.onupgradeneeded = () => {
      const there = request.result.objectStoreNames
      if (!there.contains('frames')) request.result.createObjectStore('frames', { keyPath: ['table', 'view', 'at'] })
      if (!there.contains('faces')) request.result.createObjectStore('faces', { keyPath: ['table', 'name'] })
    }
    request.onsuccess = () => {
      // A newer page that needs another database does not wait for this one to be closed.
      request.result.onversionchange = () => request.result.close()
      done(request.result)
    }
    request.onerror = () => failed(request.error)
  })
let database: Promise<IDBDatabase> | undefined
const store = async (name: 'frames' | 'faces', mode: IDBTransactionMode) =>
  (await (database ??= open())).transaction(name, mode).objectStore(name)
const of = (table: string, view: string, from = -1, to = view) =>
  IDBKeyRange.bound([table, view, from], [table, to, Number.MAX_SAFE_INTEGER])
const given = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((done, failed) => {
    request.onsuccess = () => done(request.result)
    request.onerror = () => failed(request.error)
  })

/** Remembers how it looks after so many lines; what was taken back is forgotten. */
export function remember(frame: Frame) {
  waiting.push(frame)
  // After the picture of now is on the screen.
  if (waiting.length === 1) setTimeout(() => void write(waiting.splice(0)), 60)
}
const waiting: Frame[] = []

async function write(all: Frame[]) {
  try {
    const frames = await store('frames', 'readwrite')
    for (const frame of all) {
      frames.delete(of(frame.table, frame.view, frame.at))
      // Plain data: what the page made reactive cannot be stored.
      frames.put(JSON.parse(JSON.stringify(frame)))
    }
  } catch {
    // A browser that stores nothing has no replays.
  }
}

/** Remembers what is printed on cards that this table has shown. */
export async function rememberFaces(table: string, faces: Record<string, Face>) {
  try {
    const printed = await store('faces', 'readwrite')
    for (const [name, face] of Object.entries(faces)) printed.put({ table, name, face })
  } catch {
    // A browser that stores nothing has no replays.
  }
}

export type Recalled = { views: Record<string, Frame[]>; faces: Record<string, Face> }
export async function recall(table: string): Promise<Recalled> {
  const frames: Frame[] = await given((await store('frames', 'readonly')).getAll(of(table, '', -1, '\uffff')))
  const printed: Printed[] = await given(
    (await store('faces', 'readonly')).getAll(IDBKeyRange.bound([table, ''], [table, '\uffff'])),
  )
  const views: Record<string, Frame[]> = {}
  for (const frame of frames) (views[frame.view] ??= []).push(frame)
  return { views, faces: Object.fromEntries(printed.map((one) => [one.name, one.face])) }
}

/** Forgets what it has seen of a table. */
export async function forgetSeen(table: string) {
  try {
    ;(await store('frames', 'readwrite')).delete(of(table, '', -1, '\uffff'))
    ;(await store('faces', 'readwrite')).delete(IDBKeyRange.bound([table, ''], [table, '\uffff']))
  } catch {
    // A browser that stores nothing has nothing to forget.
  }
}
