// Patterns and light that every board uses; put into the page once.
import { chance, f } from './shape'

function flagstones(
  id: string,
  seed: number,
  w: number,
  h: number,
  rows: number,
  average: number,
  tone: string,
): string {
  const r = chance(seed),
    rh = h / rows
  let out = `<rect width="${w}" height="${h}" fill="var(--mortar)"/>`
  for (let j = 0; j < rows; j++) {
    const xs: number[] = []
    let x = r() * average
    const start = x
    while (x < start + w - average * 0.55) {
      xs.push(x)
      x += average * (0.65 + r() * 0.7)
    }
    xs.push(start + w)
    for (let i = 0; i + 1 < xs.length; i++) {
      const x0 = xs[i]! + 0.9,
        x1 = xs[i + 1]! - 0.9,
        y0 = j * rh + 0.9,
        y1 = (j + 1) * rh - 0.9
      const q = () => (r() - 0.5) * 2.4,
        c = 3 + r() * 2
      const d = `M${f(x0 + c + q())} ${f(y0 + q() * 0.4)}L${f(x1 - c + q())} ${f(y0 + q() * 0.4)}Q${f(x1)} ${f(y0)} ${f(x1 + q() * 0.3)} ${f(y0 + c)}L${f(x1 + q() * 0.3)} ${f(y1 - c)}Q${f(x1)} ${f(y1)} ${f(x1 - c)} ${f(y1 + q() * 0.4)}L${f(x0 + c)} ${f(y1 + q() * 0.4)}Q${f(x0)} ${f(y1)} ${f(x0 + q() * 0.3)} ${f(y1 - c)}L${f(x0 + q() * 0.3)} ${f(y0 + c)}Q${f(x0)} ${f(y0)} ${f(x0 + c + q())} ${f(y0 + q() * 0.4)}z`
      let marks = ''
      const shade = 1 + Math.floor(r() * 4)
      if (r() < 0.3) {
        const cx = x0 + (x1 - x0) * (0.3 + r() * 0.4)
        marks += `<path d="M${f(cx)} ${f(y0 + 1)}l${f(q() * 2)} ${f(rh * 0.3)}l${f(4 + q())} ${f(rh * 0.25)}" fill="none" stroke="var(--mortar)" stroke-width=".8" opacity=".7"/>`
      }
      for (let k = 0; k < 3; k++)
        if (r() < 0.6)
          marks += `<circle cx="${f(x0 + 4 + r() * (x1 - x0 - 8))}" cy="${f(y0 + 4 + r() * (rh - 10))}" r="${f(0.4 + r() * 0.8)}" fill="var(--mortar)" opacity=".45"/>`
      const one = `<path d="${d}" fill="var(--${tone}-${shade})"/><path d="M${f(x0 + 1)} ${f(y1 - 4)}L${f(x0 + 1)} ${f(y0 + 3)}Q${f(x0 + 1)} ${f(y0 + 1)} ${f(x0 + 4)} ${f(y0 + 1)}L${f(x1 - 4)} ${f(y0 + 1)}" fill="none" stroke="var(--stone-shine)" stroke-width="1"/>${marks}`
      out += one
      if (x1 > w) out += `<g transform="translate(${-w} 0)">${one}</g>`
    }
  }
  return `<pattern id="${id}" width="${w}" height="${h}" patternUnits="userSpaceOnUse">${out}</pattern>`
}

const fade = (id: string, colour: string, stops: [number, number][]): string =>
  `<radialGradient id="${id}">${stops.map(([at, o]) => `<stop offset="${at}" stop-color="${colour}" stop-opacity="${o}"/>`).join('')}</radialGradient>`
const down = (id: string, a: string, b: string): string =>
  `<linearGradient id="${id}" x2="0" y2="1"><stop offset="0" stop-color="${a}"/><stop offset="1" stop-color="${b}"/></linearGradient>`

export const defs = (): string =>
  [
    flagstones('floor', 7, 300, 264, 6, 52, 'floor'),
    flagstones('floor-wood', 3, 240, 120, 8, 120, 'wood'),
    flagstones('wall-top', 11, 160, 84, 7, 24, 'wall'),
    `<pattern id="hatch-danger" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="2.4" height="7" fill="var(--danger)"/></pattern>`,
    `<pattern id="hatch-fog" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(-38)"><rect width="1.1" height="9" fill="var(--fog-line)"/></pattern>`,
    fade('mist', 'var(--fog-mist)', [
      [0, 0.55],
      [1, 0],
    ]),
    fade('lamp', 'var(--light-core)', [
      [0, 0.5],
      [0.35, 0.22],
      [1, 0],
    ]),
    fade('ember', '#ff6a3a', [
      [0, 0.55],
      [0.4, 0.2],
      [1, 0],
    ]),
    fade('sconce', '#ff9a3c', [
      [0, 0.7],
      [0.25, 0.3],
      [1, 0],
    ]),
    down('door-wood', 'var(--door-1)', 'var(--door-2)'),
    down('table-wood', 'var(--timber-1)', 'var(--timber-2)'),
    down('water', '#2f6a86', '#1d465c'),
    down('ice', '#cfeaf5', '#86b9cf'),
    `<radialGradient id="coin-gold" cx=".35" cy=".3"><stop offset="0" stop-color="#ffe9a8"/><stop offset=".6" stop-color="#d9a437"/><stop offset="1" stop-color="#8a5f17"/></radialGradient>`,
    `<radialGradient id="rock-fill" cx=".35" cy=".25" r=".9"><stop offset="0" stop-color="var(--rock-1)"/><stop offset="1" stop-color="var(--rock-2)"/></radialGradient>`,
    `<radialGradient id="t-shine" cx=".4" cy=".28" r=".85"><stop offset="0" stop-color="#fff" stop-opacity=".16"/><stop offset=".45" stop-color="#000" stop-opacity=".12"/><stop offset="1" stop-color="#000" stop-opacity=".55"/></radialGradient>`,
    `<filter id="soft2" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="2"/></filter>`,
    `<filter id="soft3" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="14"/></filter>`,
  ].join('')
