// The board below the figures, made from spaces and edges: rock, unrevealed rooms, floor, walls, doors, things.
import type { Board, Space } from '../../types/table'
import {
  besideOf,
  boundsOf,
  boxOf,
  chance,
  columnOf,
  f,
  grow,
  inset,
  isZoned,
  rowOf,
  SIDE,
  minus,
  path,
  pathOf,
  polyOf,
  R,
  shapesOf,
  straighten,
  strips,
  union,
  W,
  within,
  type Box,
  type Point,
  type Poly,
  type Shape,
} from './shape'
import { ground, overlay, terrainOf, token } from './things'

export type Drawn = { box: Box; svg: string }
type Door = { shape: Shape; open: boolean; upright: boolean }

const isDoor = (space: Space) => space.tokens?.some((t) => t.kind === 'door-open' || t.kind === 'door-closed') ?? false
const hidden = (space: Space) => space.terrain?.includes('unrevealed') ?? false

/** Rooms: as the scene says, or whatever hangs together without going through a door. */
function roomsOf(spaces: Space[], beside: ReturnType<typeof besideOf>, walls: Set<string>): Space[][] {
  const byId = new Map(spaces.map((s) => [s.id, s]))
  const seen = new Set<string>(),
    rooms: Space[][] = []
  for (const first of spaces) {
    if (seen.has(first.id)) continue
    const room: Space[] = [],
      queue = [first]
    seen.add(first.id)
    for (let space = queue.pop(); space; space = queue.pop()) {
      room.push(space)
      for (const { to } of beside.get(space.id) ?? []) {
        const next = byId.get(to)
        if (
          !next ||
          seen.has(to) ||
          next.room !== space.room ||
          hidden(next) !== hidden(space) ||
          walls.has(`${space.id}|${to}`)
        )
          continue
        seen.add(to)
        queue.push(next)
      }
    }
    rooms.push(room)
  }
  return rooms
}

/** Doors, each with the direction of its leaf: across the way between the rooms on both sides. */
function doorsOf(
  board: Board,
  shapes: Map<string, Shape>,
  beside: ReturnType<typeof besideOf>,
  room: Map<string, number>,
): Door[] {
  return board.spaces.filter(isDoor).map((space) => {
    const shape = shapes.get(space.id)!,
      [x, y] = shape.centre
    const around = (beside.get(space.id) ?? [])
      .map(({ to }) => ({ at: shapes.get(to)!.centre, room: room.get(to) }))
      .filter((n) => n.room !== undefined)
    const means = [...new Set(around.map((n) => n.room))].map((one) => {
      const here = around.filter((n) => n.room === one)
      return [
        here.reduce((s, n) => s + n.at[0] - x, 0) / here.length,
        here.reduce((s, n) => s + n.at[1] - y, 0) / here.length,
      ] as Point
    })
    const [a, b] = means.length > 1 ? [means[0]!, means[1]!] : [means[0] ?? [0, 1], [0, 0] as Point]
    return {
      shape,
      open: space.tokens!.some((t) => t.kind === 'door-open'),
      upright: Math.abs(a[0] - b[0]) > Math.abs(a[1] - b[1]),
    }
  })
}

function drawDoor({ shape, open, upright }: Door): string {
  const [x, y] = shape.centre,
    half = upright ? R * 0.86 : W / 2 - 1
  const post = (px: number, py: number) =>
    `<g transform="translate(${f(px)} ${f(py)})"><rect x="-6" y="-4" width="12" height="15" rx="1.5" fill="var(--wall-front-2)"/><rect x="-6" y="-7" width="12" height="11" rx="1.5" fill="var(--post)" stroke="var(--wall-edge)" stroke-width="1.2"/></g>`
  const local: Shape = { id: '', centre: [0, 0], corners: shape.corners.map(([a, b]) => [a - x, b - y]) }
  let s = `<g transform="translate(${f(x)} ${f(y)})"><path d="${path(inset(local, 2))}" fill="var(--threshold)"/>`
  if (upright) {
    s += post(0, -half)
    s += open
      ? `<g transform="translate(4 ${f(-half + 4)})"><path d="M0 0L26 5V13L0 8z" fill="var(--door-2)"/><path d="M0 0L26 5l0 3L0 3z" fill="var(--door-1)"/></g>`
      : `<g><rect x="-7" y="${f(-half)}" width="14" height="${f(2 * half)}" fill="url(#door-wood)" stroke="var(--door-edge)" stroke-width="1.5"/>${[-0.5, 0, 0.5].map((k) => `<rect x="-8" y="${f(k * 1.2 * half - 2)}" width="16" height="4" fill="var(--iron)"/>`).join('')}<path d="M-2 ${f(-half)}V${f(half)}M3 ${f(-half)}V${f(half)}" stroke="var(--door-edge)" opacity=".5"/></g>`
    s += post(0, half)
  } else {
    s += open
      ? `<g transform="translate(${f(-half + 4)} 0)"><path d="M0 -2L5 -26H12L7 2z" fill="var(--door-2)"/><path d="M0 -2L5 -26H8L3 -2z" fill="var(--door-1)"/></g>`
      : `<g><rect x="${f(-half)}" y="-9" width="${f(2 * half)}" height="20" fill="url(#door-wood)" stroke="var(--door-edge)" stroke-width="1.5"/>${Array.from({ length: 6 }, (_, k) => `<path d="M${f(-half + ((k + 1) * 2 * half) / 7)} -9v20" stroke="var(--door-edge)" stroke-width="1" opacity=".6"/>`).join('')}<rect x="${f(-half)}" y="-5" width="${f(2 * half)}" height="3" fill="var(--iron)"/><rect x="${f(-half)}" y="5" width="${f(2 * half)}" height="3" fill="var(--iron)"/><circle cx="${f(half * 0.45)}" cy="1.5" r="3" fill="none" stroke="var(--iron)" stroke-width="1.8"/></g>`
    s += post(-half, 0) + post(half, 0)
  }
  return s + '</g>'
}

/** A door, bars or a passage between two spaces. */
function drawEdge(kind: string, [from, to]: [Point, Point]): string {
  const d = `M${f(from[0])} ${f(from[1])}L${f(to[0])} ${f(to[1])}`
  const line = (colour: string, width: number, more = '') =>
    `<path d="${d}" stroke="${colour}" stroke-width="${width}" fill="none" ${more}/>`
  switch (kind) {
    case 'door-closed':
      return (
        line('var(--door-edge)', 15) + line('var(--door-1)', 11) + line('var(--iron)', 11, 'stroke-dasharray="3 11"')
      )
    case 'door-open':
      return line('var(--threshold)', 13) + line('var(--door-2)', 6, 'stroke-dasharray="9 200"')
    case 'portcullis':
      return line('var(--wall-edge)', 12) + line('var(--iron-2)', 9, 'stroke-dasharray="3 5"')
    case 'elevation':
      return line('var(--wall-edge)', 7) + line('var(--wall-3)', 3)
    case 'barrier':
      return line('var(--danger)', 4, 'stroke-dasharray="7 5"')
    case 'passage':
      return line('var(--info)', 3, 'stroke-dasharray="2 7" stroke-linecap="round"')
    default:
      return ''
  }
}

const hatched = (outer: Poly): string => {
  const r = chance(42),
    strokes: string[] = [],
    bands = [10, 22, 38].map((by) => grow(outer, by, 'round'))
  const b = boundsOf(bands[2]!)
  for (let y = b.y0; y < b.y1; y += 11)
    for (let x = b.x0; x < b.x1; x += 11) {
      const px = x + (r() - 0.5) * 9,
        py = y + (r() - 0.5) * 9,
        a = r() * Math.PI,
        keep = r()
      if (within(px, py, outer) || !within(px, py, bands[2]!)) continue
      const near = within(px, py, bands[0]!) ? 1 : within(px, py, bands[1]!) ? 0.82 : 0.42
      if (keep > near) continue
      const length = 5 + near * 3.4,
        dx = Math.cos(a),
        dy = Math.sin(a)
      for (let k = -1; k <= 1; k++)
        strokes.push(
          `M${f(px - dy * k * 3.2 - dx * length)} ${f(py + dx * k * 3.2 - dy * length)}L${f(px - dy * k * 3.2 + dx * length)} ${f(py + dx * k * 3.2 + dy * length)}`,
        )
    }
  return strokes.join('')
}

/** Torches on the upper walls: on straight tops, not too near to each other. */
function torches(rooms: Space[][], shapes: Map<string, Shape>, floor: Poly): Point[] {
  const out: Point[] = []
  for (const room of rooms) {
    const top = Math.min(...room.map((s) => shapes.get(s.id)!.centre[1]))
    const row = room
      .map((s) => shapes.get(s.id)!.centre)
      .filter((c) => c[1] < top + 4)
      .sort((a, b) => a[0] - b[0])
    const choose = row.length > 5 ? [1, row.length - 2] : [Math.floor(row.length / 2)]
    for (const i of choose) {
      const c = row[i]
      if (!c) continue
      const p: Point = [c[0], c[1] - R - 9]
      if (!within(p[0], p[1] - 2, floor) && out.every((q) => Math.hypot(q[0] - p[0], q[1] - p[1]) > 150)) out.push(p)
    }
  }
  return out.slice(0, 8)
}

const torch = ([x, y]: Point) =>
  `<g transform="translate(${f(x)} ${f(y)})"><circle r="46" fill="url(#sconce)"/><path d="M-3 4h6l-1.5 8h-3z" fill="#2a1d12"/><path d="M0-9c4 4 5 7 4 10a4.4 4.4 0 0 1-8 0c-1-3 2-5 4-10z" fill="#ffb347"/><path d="M0-3c2 2 2.400 3.600 1.800 5a2 2 0 0 1-3.600 0c-.600-1.600.800-2.600 1.800-5z" fill="#fff0c2"/></g>`

function fog(
  rooms: Space[][],
  shapes: Map<string, Shape>,
  closing: (room: Space[]) => Poly,
  layout: Board['layout'],
  word: string,
): { poly: Poly; svg: string } {
  let svg = '',
    all: Poly = []
  rooms.forEach((room, i) => {
    const poly = grow(closing(room), layout === 'hexes' ? 8 : -3),
      p = pathOf(poly),
      b = boxOf(room.map((s) => shapes.get(s.id)!.centre))
    const cx = (b.x0 + b.x1) / 2,
      cy = (b.y0 + b.y1) / 2
    all = all.concat(poly)
    svg += `<g><clipPath id="fog-${i}"><path d="${p}"/></clipPath><path d="${p}" fill="var(--fog)"/><g clip-path="url(#fog-${i})"><path d="${p}" fill="url(#hatch-fog)"/>${[
      [-70, -14, 100],
      [50, 18, 110],
      [100, -24, 80],
    ]
      .map(
        ([x, y, q]) => `<ellipse cx="${f(cx + x!)}" cy="${f(cy + y!)}" rx="${q}" ry="${q! * 0.5}" fill="url(#mist)"/>`,
      )
      .join(
        '',
      )}</g><path d="${p}" fill="none" stroke="var(--fog-edge)" stroke-width="2" stroke-dasharray="2 7" stroke-linecap="round"/>${room.length > 4 ? `<text x="${f(cx)}" y="${f(cy + 5)}" class="fog-text">${word}</text>` : ''}</g>`
  })
  return { poly: all, svg }
}

/** Squares and zones are found by letter and number, as sentences name them. */
function coordinates(board: Board): string {
  if (board.layout !== 'squares') return ''
  const xs = board.spaces.map((s) => s.x),
    ys = board.spaces.map((s) => s.y),
    [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const text = (x: number, y: number, what: string) => `<text class="coordinate" x="${f(x)}" y="${f(y)}">${what}</text>`
  const letters = Array.from({ length: x1 - x0 + 1 }, (_, i) =>
    text((x0 + i) * SIDE, (y0 - 0.5) * SIDE - 26, columnOf(x0 + i, x0)),
  )
  return letters
    .concat(
      Array.from({ length: y1 - y0 + 1 }, (_, i) =>
        text((x0 - 0.5) * SIDE - 34, (y0 + i) * SIDE + 6, rowOf(y0 + i, y0)),
      ),
    )
    .join('')
}

/** Tokens that are as large as their space: they lie in its middle. */
const SPREAD = new Set(['start', 'door-open', 'door-closed', 'chest', 'large-chest', 'treasure'])
/** A zone in shadow has a moon in its corner and says so. */
function shadowed(shape: Shape, word: string): string {
  const b = boxOf(shape.corners)
  return `<g transform="translate(${f(b.x0 + 15)} ${f(b.y1 - 15)})"><title>${word}</title><circle r="9" fill="#1c1830" stroke="#8d84c4" stroke-width="1.2"/><use href="#i-moon" x="-6" y="-6" width="12" height="12" style="color:#d8d2ff"/></g>`
}

/** Everything that does not move. */
export function drawBoard(board: Board, words: { unexplored: string; shadow: string }): Drawn {
  const shapes = shapesOf(board),
    beside = besideOf(shapes.values())
  if (!board.spaces.length) return { box: { x0: -200, y0: -150, x1: 200, y1: 150 }, svg: '' }
  const walls = new Set(
    board.edges.filter((e) => e.kind === 'wall').flatMap(({ between: [a, b] }) => [`${a}|${b}`, `${b}|${a}`]),
  )
  const solid = (s: Space) => s.terrain?.includes('wall') || s.terrain?.includes('blocked')
  const plain = board.spaces.filter((s) => !isDoor(s) && !solid(s))
  const rooms = roomsOf(plain, beside, walls),
    seen = rooms.filter((r) => !hidden(r[0]!)),
    unseen = rooms.filter((r) => hidden(r[0]!))
  const room = new Map<string, number>()
  rooms.forEach((r, i) => r.forEach((s) => room.set(s.id, i)))
  const doors = doorsOf(board, shapes, beside, room)
  const of = (list: Space[]) => list.map((s) => shapes.get(s.id)!)
  const floor = polyOf([...of(seen.flat()), ...doors.map((d) => d.shape)])
  const by = board.layout === 'hexes' ? 3 * R : 10
  const closing = (room: Space[]) =>
    straighten(grow(grow(polyOf(of(room)), by, 'round'), -by, 'round'), board.layout === 'hexes' ? 9 : 3)

  let mass = union(seen.flatMap((r) => grow(closing(r), 12)))
  mass = union([...mass, ...doors.flatMap((d) => grow(polyOf([d.shape]), 9))])
  mass = minus(mass, floor)
  // Thin walls between rooms that touch, and wherever the scene names a wall.
  const lines: [Point, Point][] = []
  const sideOf = new Map<string, [Point, Point]>()
  for (const [id, list] of beside)
    for (const { to, side } of list) {
      sideOf.set(`${id}|${to}`, side)
      if (id > to) continue
      const a = room.get(id),
        b = room.get(to)
      const apart = a !== undefined && b !== undefined && a !== b && !(hidden(rooms[a]![0]!) && hidden(rooms[b]![0]!))
      if ((apart && board.layout !== 'areas') || walls.has(`${id}|${to}`)) lines.push(side)
    }
  if (lines.length) mass = union([...mass, ...strips(lines, 5)])

  const mist = fog(unseen, shapes, closing, board.layout, words.unexplored)
  const outer = union([...mass, ...floor, ...mist.poly]),
    massPath = pathOf(mass),
    floorPath = pathOf(floor)
  const lights = board.layout === 'hexes' ? torches(seen, shapes, floor) : []
  const out: string[] = []
  out.push(`<path d="${pathOf(grow(outer, 46, 'round'))}" fill="var(--rock-ground)" filter="url(#soft3)"/>`)
  out.push(
    `<path d="${hatched(outer)}" fill="none" stroke="var(--hatching)" stroke-width="1.1" stroke-linecap="round"/>`,
  )
  out.push(mist.svg)
  out.push(`<clipPath id="clip-floor"><path d="${floorPath}"/></clipPath><path d="${floorPath}" fill="url(#floor)"/>`)
  out.push(
    `<g clip-path="url(#clip-floor)"><path d="${floorPath}" fill="var(--dusk)"/>${lights.map(([x, y]) => `<circle cx="${f(x)}" cy="${f(y + 14)}" r="120" fill="url(#lamp)" opacity=".55"/>`).join('')}<path d="${massPath}" transform="translate(5 20)" fill="#000" opacity="var(--wall-shadow)" filter="url(#soft2)"/></g>`,
  )
  const grid = [...of(seen.flat()), ...doors.map((d) => d.shape)].map((s) => path(inset(s, 0.5))).join('')
  // Areas and zones have borders that are seen from afar, squares a grid that can be counted, hexes a quiet one.
  const zones = isZoned(board)
  const broad = board.layout === 'areas' || zones ? 3.4 : 1
  // Where squares are counted, each is a slab of its own.
  if (board.layout === 'squares' && !zones)
    out.push(
      `<g stroke="var(--slab-gap)" stroke-width="4">${[...of(seen.flat()), ...doors.map((d) => d.shape)].map((s) => `<path d="${path(inset(s, 1))}" fill="var(--floor-${1 + (Math.abs(Math.round(s.centre[0] * 7 + s.centre[1] * 13)) % 4)})" fill-opacity=".72"/>`).join('')}</g>`,
    )
  const covered = new Set((board.overlays ?? []).flatMap((o) => o.spaces))
  const onFloor = board.spaces.filter((s) => !hidden(s))
  out.push(
    onFloor
      .flatMap((s) =>
        terrainOf(s, covered.has(s.id))
          .filter((t) => !['obstacle', 'pillar', 'wall', 'blocked'].includes(t))
          .map((t) => ground(shapes.get(s.id)!, t)),
      )
      .join(''),
  )
  out.push(
    `<path d="${grid}" fill="none" stroke="var(--grid-dark)" stroke-width="${f(1.4 * broad)}" stroke-linejoin="round"/><path d="${grid}" transform="translate(.7 .9)" fill="none" stroke="var(--grid-light)" stroke-width="${f(0.7 * broad)}" stroke-linejoin="round"/>`,
  )
  const H = 11
  let front = ''
  for (let k = H; k >= 1; k--)
    front += `<use href="#mass" y="${k}" fill="${k > H - 2 ? 'var(--wall-foot)' : k > H / 2 ? 'var(--wall-front-2)' : 'var(--wall-front-1)'}"/>`
  out.push(
    `<defs><path id="mass" d="${massPath}" fill-rule="evenodd"/></defs><g>${front}<use href="#mass" fill="url(#wall-top)"/><use href="#mass" fill="var(--wall-tint)"/><use href="#mass" fill="none" stroke="var(--wall-edge)" stroke-width="1.6" stroke-linejoin="round"/></g>`,
  )
  out.push(lights.map(torch).join(''), doors.map(drawDoor).join(''))
  for (const e of board.edges) {
    const side = sideOf.get(e.between.join('|'))
    if (side && e.kind !== 'wall') out.push(drawEdge(e.kind, side))
    else if (e.kind !== 'wall') {
      const [a, b] = e.between.map((id) => shapes.get(id)?.centre)
      if (a && b) {
        const mx = (a[0] + b[0]) / 2,
          my = (a[1] + b[1]) / 2,
          l = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
        out.push(
          drawEdge(e.kind, [
            [mx - ((b[1] - a[1]) / l) * 22, my + ((b[0] - a[0]) / l) * 22],
            [mx + ((b[1] - a[1]) / l) * 22, my - ((b[0] - a[0]) / l) * 22],
          ]),
        )
      }
    }
  }
  // Things, from the top row to the bottom row.
  const things: [number, string][] = (board.overlays ?? []).map((o) => [
    shapes.get(o.spaces[0] ?? '')?.centre[1] ?? 0,
    overlay(o, shapes),
  ])
  for (const s of onFloor) {
    const shape = shapes.get(s.id)!
    for (const t of terrainOf(s, covered.has(s.id)))
      if (['obstacle', 'pillar', 'wall', 'blocked'].includes(t)) things.push([shape.centre[1], ground(shape, t)])
    const count = s.tokens?.filter((t) => t.kind === 'coin').length ?? 0
    let coin = false
    // In a square zone tokens lie side by side, those of a kind as one with their number.
    const kinds = board.layout === 'squares' ? [...new Set(s.tokens?.map((t) => t.kind))] : []
    for (const [i, kind] of kinds.entries()) {
      const alike = s.tokens!.filter((t) => t.kind === kind),
        [x, y] = shape.centre
      const beside = {
        ...shape,
        centre: [x + (i - (kinds.length - 1) / 2) * 38, y + (zones && !SPREAD.has(kind!) ? 24 : 0)] as Point,
      }
      things.push([
        y + 1,
        token(
          beside,
          alike.length > 1 ? { ...alike[0]!, label: String(alike.length) } : alike[0]!,
          count,
          board.layout,
        ),
      ])
    }
    for (const t of kinds.length ? [] : (s.tokens ?? [])) {
      if (t.kind === 'coin' && coin) continue
      coin ||= t.kind === 'coin'
      things.push([shape.centre[1] + 1, token(shape, t, count, board.layout)])
    }
    if (s.terrain?.includes('shadow') && !s.terrain.includes('unrevealed'))
      things.push([shape.centre[1], shadowed(shape, words.shadow)])
  }
  out.push(
    things
      .sort((a, b) => a[0] - b[0])
      .map((t) => t[1])
      .join(''),
  )
  out.push(coordinates(board))
  const b = boundsOf(grow(outer, 46, 'round'))
  return {
    box: { x0: Math.floor(b.x0 - 8), y0: Math.floor(b.y0 - 8), x1: Math.ceil(b.x1 + 8), y1: Math.ceil(b.y1 + 16) },
    svg: out.join('\n'),
  }
}

/** A small map, without figures: rooms, doors, where heroes begin. */
export function drawThumb(board: Board): Drawn {
  const shapes = shapesOf(board),
    all = polyOf(shapes.values())
  const wall = grow(all, 14, 'round'),
    rock = grow(all, 34, 'round')
  const doors = board.spaces.filter(isDoor),
    starts = board.spaces.filter((s) => s.tokens?.some((t) => t.kind === 'start'))
  const blocked = new Set([
    ...(board.overlays ?? []).filter((o) => o.terrain === 'obstacle').flatMap((o) => o.spaces),
    ...board.spaces.filter((s) => s.terrain?.includes('obstacle')).map((s) => s.id),
  ])
  const of = (s: Space, by: number) => path(inset(shapes.get(s.id)!, by))
  const svg = `<path d="${hatched(grow(all, 4))}" stroke="var(--hatching)" stroke-width="2" fill="none"/><path d="${pathOf(wall)}" fill="var(--wall-front-2)" transform="translate(0 12)"/><path d="${pathOf(wall)}" fill="var(--wall-2)" stroke="var(--wall-edge)" stroke-width="3"/><path d="${pathOf(all)}" fill="var(--floor-2)"/><path d="${board.spaces.map((s) => of(s, 1)).join('')}" fill="none" stroke="var(--grid-dark)" stroke-width="2.4"/>${board.spaces
    .filter((s) => blocked.has(s.id))
    .map((s) => `<path d="${of(s, 8)}" fill="var(--wall-1)" opacity=".7"/>`)
    .join(
      '',
    )}${starts.map((s) => `<path d="${of(s, 3)}" fill="var(--lamp)" opacity=".75"/>`).join('')}${doors.map((s) => `<path d="${of(s, 3)}" fill="var(--door-2)"/><path d="${of(s, 14)}" fill="var(--door-1)"/>`).join('')}`
  return { box: boundsOf(rock), svg }
}
