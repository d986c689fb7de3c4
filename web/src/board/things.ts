// What lies on the floor: tokens, tables, boulders, water. Each is a small drawing from a kind and where it lies.
import type { Overlay, Space, Terrain, Token } from '../../types/table'
import { chance, f, inset, path, R, W, type Point, type Shape } from './shape'

const at = ([x, y]: Point) => `transform="translate(${f(x)} ${f(y)})"`
const label = (text: string, dx = 11, dy = -10) =>
  `<g transform="translate(${dx} ${dy})"><circle r="7.5" fill="#1d1713" stroke="#d9a437" stroke-width="1.2"/><text class="num" y="3.8" font-size="11" fill="#ffe9a8">${text}</text></g>`

const trap = (c: Point) =>
  `<g ${at(c)}><circle r="17" fill="#000" opacity=".38"/><circle r="15.5" fill="none" stroke="var(--iron-2)" stroke-width="3"/><g fill="var(--iron-2)">${Array.from({ length: 8 }, (_, i) => `<path d="M-3.2-14.5L0-5.5 3.2-14.5z" transform="rotate(${i * 45})"/>`).join('')}</g><circle r="3.6" fill="var(--danger)"/></g>`
const coins = (c: Point, n: number) =>
  `<g ${at(c)}><ellipse cx="1" cy="7" rx="12" ry="5" fill="#000" opacity=".35"/>${[
    [-5, 3],
    [5, 4],
    [0, -3],
  ]
    .slice(0, Math.max(1, Math.min(3, n + 1)))
    .map(
      ([a, b]) =>
        `<g transform="translate(${a} ${b})"><ellipse rx="6.8" ry="5" cy="1.8" fill="#7a5212"/><ellipse rx="6.8" ry="5" fill="url(#coin-gold)" stroke="#6b4710" stroke-width=".8"/><ellipse rx="3.6" ry="2.5" fill="none" stroke="#8a5f17" stroke-width=".8"/></g>`,
    )
    .join('')}${n > 1 ? label(String(n), 11, -6) : ''}</g>`
const chest = (c: Point, mark?: string) =>
  `<g ${at(c)}><ellipse cy="13" rx="19" ry="6" fill="#000" opacity=".4"/><path d="M-17-2v12a2 2 0 0 0 2 2h30a2 2 0 0 0 2-2V-2z" fill="url(#table-wood)" stroke="#3a2410" stroke-width="1.4"/><path d="M-17-2c0-9 5-13 9-13H8c4 0 9 4 9 13z" fill="var(--timber-1)" stroke="#3a2410" stroke-width="1.4"/><path d="M-17-2h34M-9-15v27M9-15v27" stroke="#d9a437" stroke-width="2.6"/><rect x="-4.5" y="-5" width="9" height="9" rx="1.5" fill="#e9bf5a" stroke="#6b4710"/><circle cy="-1.2" r="1.5" fill="#3a2410"/><path d="M0-1v3.2" stroke="#3a2410" stroke-width="1.5"/>${mark ? label(mark, 15, -13) : ''}</g>`
const boulder = ([x, y]: Point, seed: number) => {
  const r = chance(seed * 77),
    n = 9
  const p: Point[] = Array.from({ length: n }, (_, i) => {
    const a = (i / n) * 2 * Math.PI,
      q = 17 + r() * 6
    return [x + Math.cos(a) * q * 1.05, y - 1 + Math.sin(a) * q * 0.9]
  })
  const q: Point[] = p.map(([a, b]) => [x + (a - x) * 0.55 - 3, y + (b - y) * 0.5 - 5])
  const crack = (i: number) => `M${f(q[i]![0])} ${f(q[i]![1])}L${f(p[i]![0])} ${f(p[i]![1])}`
  return `<g><ellipse cx="${f(x + 2)}" cy="${f(y + 14)}" rx="22" ry="8" fill="#000" opacity=".45"/><path d="${path(p.map(([a, b]) => [a, b + 5]))}" fill="var(--rock-3)"/><path d="${path(p)}" fill="url(#rock-fill)" stroke="var(--rock-3)" stroke-width="1.5" stroke-linejoin="round"/><path d="${path(q)}" fill="var(--stone-shine)"/><path d="${crack(1)}${crack(4)}${crack(7)}" stroke="var(--rock-3)" stroke-width="1" opacity=".7"/></g>`
}
const table = (points: Point[]) => {
  const [a, b] = [points[0]!, points[points.length - 1]!]
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]),
    half = (length + W * 0.72) / 2
  const angle = (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI
  const [x, y] = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
  return `<g transform="translate(${f(x)} ${f(y)}) rotate(${f(angle)})"><rect x="${f(-half + 3)}" y="-6" width="${f(2 * half)}" height="32" rx="4" fill="#000" opacity=".4" filter="url(#soft2)"/><rect x="${f(-half)}" y="-9" width="${f(2 * half)}" height="28" rx="3" fill="var(--timber-3)"/><rect x="${f(-half)}" y="-17" width="${f(2 * half)}" height="29" rx="3" fill="url(#table-wood)" stroke="var(--timber-3)" stroke-width="1.4"/><path d="M${f(-half + 3)}-9.5H${f(half - 3)}M${f(-half + 3)}-2H${f(half - 3)}M${f(-half + 3)} 5.5H${f(half - 3)}" stroke="var(--timber-3)" stroke-width=".9" opacity=".6"/><g transform="translate(${f(-half + 18)}-4)"><ellipse rx="7" ry="5" fill="#b9a88c"/><ellipse rx="4.5" ry="3" fill="#8c7a5f"/></g><g transform="translate(${f(half - 18)}-3)"><path d="M-3.500-8h7l-.8 10h-5.4z" fill="#9aa1a0" stroke="#3a3f40" stroke-width=".9"/><ellipse cy="-8" rx="3.5" ry="1.6" fill="#5d1f1a"/></g></g>`
}
const crate = ([x, y]: Point) =>
  `<g transform="translate(${f(x)} ${f(y)})"><ellipse cx="2" cy="15" rx="21" ry="7" fill="#000" opacity=".45"/><rect x="-17" y="-12" width="34" height="28" rx="2" fill="var(--timber-3)"/><rect x="-17" y="-17" width="34" height="28" rx="2" fill="url(#table-wood)" stroke="var(--timber-3)" stroke-width="1.5"/><path d="M-17-8h34M-17 2h34M-14-17L14 11" stroke="var(--timber-3)" stroke-width="1.600" opacity=".7"/></g>`
const pillar = ([x, y]: Point) =>
  `<g transform="translate(${f(x)} ${f(y)})"><ellipse cx="3" cy="12" rx="22" ry="10" fill="#000" opacity=".45"/><rect x="-17" y="-8" width="34" height="20" rx="10" fill="var(--wall-front-2)"/><ellipse cy="-8" rx="18" ry="13" fill="url(#wall-top)" stroke="var(--wall-edge)" stroke-width="1.6"/><ellipse cy="-8" rx="10" ry="7" fill="none" stroke="var(--wall-edge)" opacity=".5"/></g>`

const plaque = (c: Point, icon: string, ground: string, mark?: string) =>
  `<g ${at(c)}><ellipse cx="1" cy="4" rx="19" ry="17" fill="#000" opacity=".4"/><circle r="17" fill="${ground}" stroke="#1a120c" stroke-width="1.600"/><circle r="14" fill="none" stroke="#fff6e3" stroke-opacity=".35"/><use href="#i-${icon}" x="-11" y="-11" width="22" height="22" style="color:#fff6e3"/>${mark ? label(mark, 13, -12) : ''}</g>`

const PLAQUES: Partial<Record<Token['kind'], [string, string]>> = {
  prize: ['trophy', '#7a5410'],
  goal: ['flag-objective', '#7c2e22'],
  enemy: ['daemon-skull', '#6e2318'],
  'roaming-portal': ['magic-portal', '#4f3d78'],
  plate: ['pressure-cooker', '#5a5f66'],
  mark: ['position-marker', '#3f5a6e'],
  objective: ['flag-objective', '#7c2e22'],
  search: ['magnifying-glass', '#6b4c10'],
  portal: ['magic-portal', '#4f3d78'],
  fountain: ['fountain', '#1f6485'],
  forge: ['anvil', '#5a4630'],
  lifebringer: ['heart-plus', '#2c6340'],
  altar: ['sacrificial-dagger', '#5d2a5e'],
  fire: ['flame', '#a83c10'],
  key: ['key', '#7a5410'],
  waypoint: ['position-marker', '#2c6340'],
  spawn: ['magic-portal', '#7c1d0d'],
  villager: ['person', '#3f5f26'],
  rubble: ['stone-pile', '#5f5548'],
  exit: ['exit-door', '#2c6340'],
  'exit-a': ['exit-door', '#2c6340'],
  'exit-b': ['exit-door', '#2c6340'],
  gate: ['gate', '#5a5f66'],
  sealed: ['padlock', '#5a4630'],
  loot: ['knapsack', '#7a5410'],
  quarry: ['hunting-horn', '#7c1d0d'],
  'spike-trap': ['spikes', '#4a4f56'],
  'bear-trap': ['wolf-trap', '#4a4f56'],
  'treasure-common': ['gems', '#5a4630'],
  'treasure-rare': ['gems', '#1f6485'],
  'treasure-epic': ['gems', '#8a5a10'],
}

export function token(shape: Shape, token: Token, count: number, layout: string): string {
  const c = shape.centre
  switch (token.kind) {
    case 'trap':
      return trap(c)
    case 'coin':
      return coins(c, count)
    case 'treasure':
    case 'large-chest':
    case 'chest':
      return chest(c, token.label)
    case 'pillar':
      return pillar(c)
    case 'door-open':
    case 'door-closed':
      return ''
    case 'start':
      return `<path d="${path(inset(shape, 5))}" fill="none" stroke="var(--info)" stroke-width="2" stroke-dasharray="3 6" stroke-linecap="round" opacity=".8"/>`
    default: {
      const [icon, ground] = PLAQUES[token.kind] ?? ['position-marker', '#3f5a6e']
      const off: Point = layout === 'areas' ? [c[0] + 34, c[1] + 26] : c
      return plaque(off, icon, ground, token.label ?? (token.kind === 'exit-b' ? 'B' : undefined))
    }
  }
}

const waves = ([x, y]: Point, colour: string, opacity: number) =>
  `<path d="M${f(x - 17)} ${f(y - 6)}q8.5-7 17 0t17 0M${f(x - 13)} ${f(y + 9)}q8.500-7 17 0t13 0" fill="none" stroke="${colour}" stroke-width="2" stroke-linecap="round" opacity="${opacity}"/>`

/** Ground that is not plain floor. */
export function ground(shape: Shape, terrain: Terrain): string {
  const d = path(inset(shape, 2)),
    c = shape.centre,
    [x, y] = c,
    r = chance(Math.round(x * 7 + y * 13))
  const dots = (n: number, fill: string) =>
    Array.from(
      { length: n },
      () =>
        `<circle cx="${f(x + (r() - 0.5) * 40)}" cy="${f(y + (r() - 0.5) * 40)}" r="${f(1.5 + r() * 3)}" fill="${fill}"/>`,
    ).join('')
  switch (terrain) {
    case 'water':
      return `<path d="${d}" fill="url(#water)" opacity=".88"/>${waves(c, '#a9d9ea', 0.75)}`
    case 'difficult':
      return `<path d="${d}" fill="#5d4a2c" opacity=".5"/>${Array.from({ length: 7 }, () => {
        const a = x + (r() - 0.5) * 38,
          b = y + (r() - 0.5) * 36
        return `<path d="M${f(a - 5)} ${f(b + 3)}l4-6 5 2 3 5-6 2z" fill="var(--rock-2)" stroke="var(--rock-3)" stroke-width="1"/>`
      }).join('')}`
    case 'icy':
      return `<path d="${d}" fill="url(#ice)" opacity=".55"/><path d="M${f(x - 14)} ${f(y - 8)}l9 7 3 9M${f(x + 4)} ${f(y - 14)}l4 9 10 3M${f(x - 10)} ${f(y + 14)}l12-6" stroke="#f4fdff" stroke-width="1.500" fill="none" opacity=".85"/>`
    case 'hazardous':
    case 'lava':
      return `<path d="${d}" fill="#5a1a08" opacity=".8"/>${Array.from({ length: 4 }, () => {
        const a = x + (r() - 0.5) * 34,
          b = y + (r() - 0.5) * 30
        return `<path d="M${f(a)} ${f(b - 9)}c5 5 6 9 4 12a5 5 0 0 1-9 0c-2-4 3-7 5-12z" fill="#ff8a3a"/><path d="M${f(a)} ${f(b - 2)}c2 2 3 4 2 6a2.500 2.500 0 0 1-4.500 0c-1-2 1.500-3 2.500-6z" fill="#ffe0a0"/>`
      }).join('')}`
    case 'pit':
      return `<path d="${d}" fill="#0a0706" opacity=".92"/><path d="${path(inset(shape, 7))}" fill="none" stroke="#4b3f33" stroke-width="2"/>`
    case 'sludge':
      return `<path d="${d}" fill="#3d4a1f" opacity=".8"/>${dots(6, '#6f8434')}`
    case 'bridge':
      return `<path d="${d}" fill="url(#floor-wood)" opacity=".95"/>`
    case 'stairs':
      return `<g opacity=".8">${[-18, -9, 0, 9, 18].map((k) => `<path d="M${f(x - 20)} ${f(y + k)}h40" stroke="var(--wall-edge)" stroke-width="2.500"/><path d="M${f(x - 20)} ${f(y + k + 2)}h40" stroke="var(--stone-shine)" stroke-width="2"/>`).join('')}</g>`
    case 'blocked':
    case 'wall':
      return `<path d="${d}" fill="url(#wall-top)"/><path d="${d}" fill="none" stroke="var(--wall-edge)" stroke-width="2"/>`
    case 'shadow':
      return `<path d="${d}" fill="#0b0a14" opacity=".55"/><path d="${d}" fill="url(#hatch-fog)"/>`
    case 'light':
      return `<path d="${d}" fill="var(--light-core)" opacity=".12"/>`
    case 'pillar':
      return pillar(c)
    case 'obstacle':
      return boulder(c, Math.round(x + y * 3))
    default:
      return ''
  }
}

/** A thing that lies over one or more spaces. */
export function overlay(thing: Overlay, shapes: Map<string, Shape>): string {
  const points = thing.spaces
    .map((id) => shapes.get(id))
    .filter((s) => s !== undefined)
    .map((s) => s.centre)
  if (!points.length) return ''
  const look = thing.look
  if (/table|bench|altar|sarcophagus|bookcase|shelf|cabinet|log|tree/.test(look) && points.length > 1)
    return table(points)
  if (/crate|barrel|cabinet|bookcase|shelf|table|altar/.test(look)) return points.map(crate).join('')
  if (/pillar|column|stalagmite|totem|statue/.test(look)) return points.map(pillar).join('')
  if (thing.terrain === 'obstacle' || thing.terrain === 'pillar' || thing.terrain === 'wall')
    return points.map((p, i) => boulder(p, Math.round(p[0] + p[1] * 3) + i)).join('')
  return thing.spaces
    .map((id) => {
      const s = shapes.get(id)
      return s ? ground(s, thing.terrain) : ''
    })
    .join('')
}

/** What is drawn on a space that no overlay covers. */
export const terrainOf = (space: Space, covered: boolean): Terrain[] =>
  (space.terrain ?? []).filter(
    (t) =>
      t !== 'unrevealed' &&
      !(
        covered &&
        (t === 'obstacle' || t === 'difficult' || t === 'water' || t === 'hazardous' || t === 'icy' || t === 'pillar')
      ),
  )

export { R }
