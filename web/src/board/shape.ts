// Where the spaces of a board lie, in pixels of the drawing; and the polygons that are made of them.
import ClipperLib from 'clipper-lib'
import type { Board, Space } from '../../types/table'

export type Point = [number, number]
export type Shape = { id: string; centre: Point; corners: Point[] }
export type Box = { x0: number; y0: number; x1: number; y1: number }

/** The radius of a hex, and the side of a square: wide enough for several figures that share it. */
export const R = 33
export const W = R * Math.sqrt(3)
export const SIDE = 96
/** Areas are given in hundredths of a square: so large is one. */
const AREA = 1.1

export const f = (n: number): number => Math.round(n * 10) / 10

/** Chance that is the same at every seat. */
export function chance(seed: number): () => number {
  let s = seed >>> 0
  return () => {
    s = (s + 0x6d2b79f5) >>> 0
    let t = s
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

export const hexCentre = (column: number, row: number): Point => [(column + (row & 1 ? 0.5 : 0)) * W, row * 1.5 * R]
export const hexCorners = (x: number, y: number, radius = R): Point[] =>
  Array.from({ length: 6 }, (_, i) => {
    const a = (Math.PI / 180) * (60 * i - 90)
    return [x + radius * Math.cos(a), y + radius * Math.sin(a)]
  })

export function shapeOf(layout: Board['layout'], space: Space): Shape {
  if (layout === 'hexes') {
    const centre = hexCentre(space.x, space.y)
    return { id: space.id, centre, corners: hexCorners(...centre) }
  }
  if (layout === 'squares') {
    const [x, y] = [space.x * SIDE, space.y * SIDE],
      h = SIDE / 2
    return {
      id: space.id,
      centre: [x, y],
      corners: [
        [x - h, y - h],
        [x + h, y - h],
        [x + h, y + h],
        [x - h, y + h],
      ],
    }
  }
  const x = space.x * AREA,
    y = space.y * AREA
  const corners: Point[] = space.outline?.length
    ? space.outline.map(([a, b]) => [a * AREA, b * AREA])
    : [
        [x - 70, y - 55],
        [x + 70, y - 55],
        [x + 70, y + 55],
        [x - 70, y + 55],
      ]
  return { id: space.id, centre: [x, y], corners }
}

export function shapesOf(board: Board): Map<string, Shape> {
  return new Map(board.spaces.map((space) => [space.id, shapeOf(board.layout, space)]))
}

/** The same outline, a little smaller. */
export function inset(shape: Shape, by: number): Point[] {
  const [cx, cy] = shape.centre
  return shape.corners.map(([x, y]) => {
    const d = Math.hypot(x - cx, y - cy) || 1
    const k = Math.max(0, d - by * 1.12) / d
    return [cx + (x - cx) * k, cy + (y - cy) * k]
  })
}

export const path = (points: Point[]): string => 'M' + points.map(([x, y]) => `${f(x)} ${f(y)}`).join('L') + 'z'

export function boxOf(points: Iterable<Point>, margin = 0): Box {
  const box = { x0: Infinity, y0: Infinity, x1: -Infinity, y1: -Infinity }
  for (const [x, y] of points) {
    box.x0 = Math.min(box.x0, x)
    box.y0 = Math.min(box.y0, y)
    box.x1 = Math.max(box.x1, x)
    box.y1 = Math.max(box.y1, y)
  }
  if (box.x0 > box.x1) return { x0: 0, y0: 0, x1: 1, y1: 1 }
  return { x0: box.x0 - margin, y0: box.y0 - margin, x1: box.x1 + margin, y1: box.y1 + margin }
}

// Polygons, with whole numbers inside.
const K = 100
export type Poly = { X: number; Y: number }[][]
const scaled = (points: Point[]) => points.map(([x, y]) => ({ X: Math.round(x * K), Y: Math.round(y * K) }))
const operate = (type: number, subject: Poly, clip: Poly = []): Poly => {
  const clipper = new ClipperLib.Clipper()
  clipper.AddPaths(subject, 0, true)
  if (clip.length) clipper.AddPaths(clip, 1, true)
  const out: Poly = []
  clipper.Execute(type, out, 1, 1)
  return out
}
export const union = (a: Poly): Poly => operate(1, a)
export const minus = (a: Poly, b: Poly): Poly => operate(2, a, b)
export const grow = (a: Poly, by: number, join: 'round' | 'miter' | 'square' = 'miter'): Poly => {
  const o = new ClipperLib.ClipperOffset(4, 20)
  o.AddPaths(a, { square: 0, round: 1, miter: 2 }[join], 4)
  const out: Poly = []
  o.Execute(out, by * K)
  return out
}
export const strips = (lines: [Point, Point][], half: number): Poly => {
  const o = new ClipperLib.ClipperOffset()
  o.AddPaths(
    lines.map((line) => scaled(line)),
    0,
    0,
  )
  const out: Poly = []
  o.Execute(out, half * K)
  return out
}
export const polyOf = (shapes: Iterable<Shape>, radius = 0.25): Poly =>
  union([...shapes].map((shape) => scaled(inset(shape, -radius))))
export const pathOf = (poly: Poly): string =>
  poly.map((ring) => 'M' + ring.map((q) => `${f(q.X / K)} ${f(q.Y / K)}`).join('L') + 'z').join('')
export const boundsOf = (poly: Poly): Box => {
  const b = ClipperLib.Clipper.GetBounds(poly)
  return { x0: b.left / K, y0: b.top / K, x1: b.right / K, y1: b.bottom / K }
}
export const within = (x: number, y: number, poly: Poly): boolean =>
  poly.reduce((n, ring) => n + (ClipperLib.Clipper.PointInPolygon({ X: x * K, Y: y * K }, ring) !== 0 ? 1 : 0), 0) %
    2 ===
  1

/** Fewer corners: whatever lies nearer than `tolerance` to a straight line is put on it (Douglas and Peucker). */
export const straighten = (poly: Poly, tolerance: number): Poly =>
  poly.map((ring) => {
    const n = ring.length
    if (n < 4) return ring
    let far = 0,
      most = 0
    for (let i = 1; i < n; i++) {
      const d = (ring[i]!.X - ring[0]!.X) ** 2 + (ring[i]!.Y - ring[0]!.Y) ** 2
      if (d > most) [most, far] = [d, i]
    }
    const part = (a: number, b: number): { X: number; Y: number }[] => {
      const A = ring[a % n]!,
        B = ring[b % n]!,
        length = Math.hypot(B.X - A.X, B.Y - A.Y) || 1
      let best = 0,
        at = -1
      for (let i = a + 1; i < b; i++) {
        const q = ring[i % n]!
        const d = Math.abs((B.X - A.X) * (A.Y - q.Y) - (A.X - q.X) * (B.Y - A.Y)) / length
        if (d > best) [best, at] = [d, i]
      }
      return best > tolerance * K ? [...part(a, at), ...part(at, b)] : [A]
    }
    return [...part(0, far), ...part(far, n)]
  })

/** The sides of each space, so that neighbours can be found: middle of the side → who has it. */
export function sidesOf(shapes: Iterable<Shape>): Map<string, { of: string; from: Point; to: Point }[]> {
  const sides = new Map<string, { of: string; from: Point; to: Point }[]>()
  for (const shape of shapes)
    shape.corners.forEach((from, i) => {
      const to = shape.corners[(i + 1) % shape.corners.length]!
      const middle = `${Math.round((from[0] + to[0]) / 4)},${Math.round((from[1] + to[1]) / 4)}`
      sides.set(middle, [...(sides.get(middle) ?? []), { of: shape.id, from, to }])
    })
  return sides
}

/** Who lies beside whom, with the side between them. */
export function besideOf(shapes: Iterable<Shape>): Map<string, { to: string; side: [Point, Point] }[]> {
  const beside = new Map<string, { to: string; side: [Point, Point] }[]>()
  for (const here of sidesOf(shapes).values()) {
    if (here.length < 2) continue
    const [a, b] = here as [(typeof here)[0], (typeof here)[0]]
    beside.set(a.of, [...(beside.get(a.of) ?? []), { to: b.of, side: [a.from, a.to] }])
    beside.set(b.of, [...(beside.get(b.of) ?? []), { to: a.of, side: [a.from, a.to] }])
  }
  return beside
}

/** Columns of squares have letters, rows have numbers; both are counted from where the map begins, however little of it is seen. */
export const columnOf = (x: number, first: number): string => {
  const n = x - Math.min(0, first)
  return (n >= 26 ? String.fromCharCode(64 + Math.floor(n / 26)) : '') + String.fromCharCode(65 + (n % 26))
}
export const rowOf = (y: number, first: number): string => String(y - Math.min(0, first) + 1)
/** How each square of a board is called. */
export function squareNames(board: Board): Map<string, string> {
  if (board.layout !== 'squares' || !board.spaces.length) return new Map()
  const x0 = Math.min(...board.spaces.map((s) => s.x)),
    y0 = Math.min(...board.spaces.map((s) => s.y))
  return new Map(board.spaces.map((s) => [s.id, columnOf(s.x, x0) + rowOf(s.y, y0)]))
}

/** Whether squares are zones that hold several figures: each of them lies in light or in shadow. */
export const isZoned = (board: Board): boolean =>
  board.layout === 'squares' &&
  board.spaces.some((space) => space.terrain?.some((t) => t === 'light' || t === 'shadow'))

/** Rows for figures that share a space, so that each is as large as there is room: how many stand in one, how wide each is. */
export function rowsFor(wide: number, high: number, n: number): { columns: number; cell: number } {
  let best = { columns: 1, cell: 0 }
  for (let columns = 1; columns <= n; columns++) {
    const cell = Math.min(wide / columns, high / Math.ceil(n / columns))
    if (cell > best.cell + 0.01) best = { columns, cell }
  }
  return best
}
/** The i-th of n figures that stand in rows in a box, the last row in its middle. */
export function inRows(box: Box, n: number, i: number): { at: Point; cell: number } {
  const wide = box.x1 - box.x0,
    high = box.y1 - box.y0,
    { columns, cell } = rowsFor(wide, high, n),
    rows = Math.ceil(n / columns),
    row = Math.floor(i / columns)
  const inRow = Math.min(columns, n - row * columns)
  return {
    at: [
      (box.x0 + box.x1) / 2 + ((i % columns) - (inRow - 1) / 2) * cell,
      (box.y0 + box.y1) / 2 + (row - (rows - 1) / 2) * cell,
    ],
    cell,
  }
}

/** Where several figures stand that share one space: side by side around its middle. */
export function places(centre: Point, count: number, room: number): Point[] {
  if (count <= 1) return [centre]
  const turn = count === 2 ? 0 : -Math.PI / 2
  return Array.from({ length: count }, (_, i) => {
    const a = turn + (i / count) * 2 * Math.PI
    return [centre[0] + Math.cos(a) * room, centre[1] + Math.sin(a) * room * 0.8]
  })
}
