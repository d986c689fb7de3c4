// A scene is kept up to date by edits (docs/protocol.md). What an edit does not touch stays the same object, so that
// only what has changed is drawn again.
import type { Edit } from '../../types/wire'

/** An edit does one of three things. */
type Any = { at: (number | string)[]; put?: unknown; cut?: boolean; splice?: [number, number, unknown[]] }

const copy = (value: any): any => (Array.isArray(value) ? value.slice() : { ...value })

export function apply<T>(value: T, edits: Edit[]): T {
  // Containers that were copied for these edits need no second copy.
  const own = new Set<unknown>()
  const mine = (value: any) => {
    if (own.has(value)) return value
    const fresh = copy(value)
    own.add(fresh)
    return fresh
  }
  let root: any = value
  for (const edit of edits as Any[]) {
    if (edit.at.length === 0 && !edit.splice) {
      root = edit.put
      continue
    }
    root = mine(root)
    let place = root
    const way = edit.splice ? edit.at : edit.at.slice(0, -1)
    for (const step of way) {
      place[step] = mine(place[step])
      place = place[step]
    }
    const last = edit.at[edit.at.length - 1]!
    if (edit.splice) place.splice(edit.splice[0], edit.splice[1], ...edit.splice[2])
    else if (edit.cut) delete place[last]
    else place[last] = edit.put
  }
  return root
}
