// The first page's picture: a barrow at night, with light in its gate. Drawn by rules and chance, nothing painted.
import { chance, f } from './shape'

type P = [number, number]
function tree(x: number, y: number, h: number, seed: number, colour: string): string {
  const r = chance(seed)
  let d = ''
  const br = (x: number, y: number, a: number, l: number, w: number): void => {
    if (l < 5) return
    const bend = (r() - 0.5) * 0.35,
      x2 = x + Math.cos(a + bend) * l,
      y2 = y + Math.sin(a + bend) * l
    d += `<path d="M${f(x)} ${f(y)}Q${f((x + x2) / 2 + (r() - 0.5) * l * 0.25)} ${f((y + y2) / 2)} ${f(x2)} ${f(y2)}" stroke-width="${f(w)}"/>`
    const n = l > h * 0.18 ? 2 : 2 + (r() > 0.6 ? 1 : 0)
    for (let i = 0; i < n; i++) br(x2, y2, a + (r() - 0.5) * 1.5, l * (0.6 + r() * 0.2), w * 0.66)
  }
  br(x, y, -Math.PI / 2 + (r() - 0.5) * 0.2, h * 0.3, h * 0.055)
  return `<g fill="none" stroke="${colour}" stroke-linecap="round">${d}</g>`
}
function arch(
  cx: number,
  base: number,
  rad: number,
  leg: number,
  thick: number,
  seed: number,
  tones: string[],
  edge: string,
): string {
  const r = chance(seed),
    n = 11
  let o = ''
  for (let i = 0; i < n; i++) {
    const a0 = Math.PI + (i / n) * Math.PI + 0.012,
      a1 = Math.PI + ((i + 1) / n) * Math.PI - 0.012,
      R1 = rad + thick + (i === 5 ? thick * 0.28 : (r() - 0.5) * thick * 0.12),
      p = (a: number, q: number) => `${f(cx + Math.cos(a) * q)} ${f(base - leg + Math.sin(a) * q)}`
    o += `<path d="M${p(a0, rad)}L${p(a0, R1)}A${f(R1)} ${f(R1)} 0 0 1 ${p(a1, R1)}L${p(a1, rad)}A${f(rad)} ${f(rad)} 0 0 0 ${p(a0, rad)}z" fill="${tones[Math.floor(r() * tones.length)]}"/>`
  }
  const rows = Math.max(3, Math.round(leg / (thick * 0.72))),
    bh = leg / rows
  for (const s of [-1, 1])
    for (let i = 0; i < rows; i++) {
      const x0 = s < 0 ? cx - rad - thick : cx + rad,
        q = (r() - 0.5) * thick * 0.16
      o += `<rect x="${f(x0 + (s < 0 ? q : 0))}" y="${f(base - leg + i * bh + 1)}" width="${f(thick + (s < 0 ? -q : q))}" height="${f(bh - 2)}" rx="2" fill="${tones[Math.floor(r() * tones.length)]}"/>`
    }
  return `<g stroke="${edge}" stroke-width="1.500" stroke-linejoin="round">${o}</g>`
}
export function hill(): string {
  const r = chance(5),
    cx = 985,
    base = 470
  let s = ''
  s += `<defs><linearGradient id="sky" x2="0" y2="1"><stop offset="0" stop-color="#0d0a0a"/><stop offset=".55" stop-color="#1f1610"/><stop offset=".8" stop-color="#4d331c"/></linearGradient><radialGradient id="moon"><stop offset="0" stop-color="#f4e3bd" stop-opacity=".5"/><stop offset=".3" stop-color="#e9c98a" stop-opacity=".14"/><stop offset="1" stop-color="#e9c98a" stop-opacity="0"/></radialGradient><radialGradient id="inner" cx=".5" cy=".75" r=".8"><stop offset="0" stop-color="#ffd98f"/><stop offset=".35" stop-color="#f09a3e"/><stop offset=".75" stop-color="#7c3a12"/><stop offset="1" stop-color="#2a1206"/></radialGradient><linearGradient id="fadeout" x2="0" y2="1"><stop offset="0" stop-color="#181310" stop-opacity="0"/><stop offset="1" stop-color="#181310"/></linearGradient><radialGradient id="spill"><stop offset="0" stop-color="#ffb25a" stop-opacity=".6"/><stop offset="1" stop-color="#ffb25a" stop-opacity="0"/></radialGradient></defs>`
  s += `<rect width="1440" height="560" fill="url(#sky)"/>`
  for (let i = 0; i < 90; i++)
    s += `<circle cx="${f(r() * 1440)}" cy="${f(r() * 260)}" r="${f(0.4 + r() * 0.9)}" fill="#f1e7d4" opacity="${f(0.15 + r() * 0.5)}"/>`
  s += `<g class="moon"><circle cx="640" cy="112" r="150" fill="url(#moon)"/><circle cx="640" cy="112" r="30" fill="#efdcb3"/><path d="M622 100a30 30 0 0 0 12 36M628 92a34 34 0 0 0 14 48M652 130a20 20 0 0 0 8-14" fill="none" stroke="#cdb27e" stroke-width="1.600" stroke-linecap="round"/></g>`
  s += `<path d="M0 400C180 330 330 360 520 380S800 300 980 330 1300 380 1440 320V560H0z" fill="#2b1e15"/>`
  s += tree(150, 440, 210, 21, '#120c08') + tree(1330, 440, 270, 8, '#100a07') + tree(520, 420, 120, 33, '#1a120c')
  // the mound
  s += `<path d="M520 500C620 470 690 300 800 210S960 108 1040 112 1220 190 1300 310 1400 470 1440 480V560H480z" fill="#1a130e"/>`
  const bez = (p: P[], t: number): P =>
    [0, 1].map(
      (i) =>
        (1 - t) ** 3 * p[0]![i]! +
        3 * (1 - t) ** 2 * t * p[1]![i]! +
        3 * (1 - t) * t * t * p[2]![i]! +
        t ** 3 * p[3]![i]!,
    ) as P
  const line = [
    [
      [520, 500],
      [620, 470],
      [690, 300],
      [800, 210],
    ],
    [
      [800, 210],
      [910, 120],
      [960, 108],
      [1040, 112],
    ],
    [
      [1040, 112],
      [1120, 116],
      [1220, 190],
      [1300, 310],
    ],
    [
      [1300, 310],
      [1380, 430],
      [1400, 470],
      [1440, 480],
    ],
  ].flatMap((p) => [...Array(40)].map((_, i) => bez(p as P[], i / 40)))
  const top = (x: number): P => {
    const i = Math.max(
      1,
      line.findIndex((q) => q[0] > x),
    )
    const [a, b] = [line[i - 1]!, line[i]!]
    return [a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0]), Math.atan2(b[1] - a[1], b[0] - a[0])]
  }
  let st = '',
    warm = ''
  for (let i = 0; i < 1500; i++) {
    const x = 540 + r() * 890,
      [y0, a0] = top(x),
      u = r() ** 1.25,
      y = y0 + 8 + u * 190
    if (y > 512 || (Math.abs(x - cx) < 160 && y > 215)) continue
    const a = a0 * (1 - u * 0.4) + (r() - 0.5) * 0.35,
      l = 5 + r() * 7,
      near = Math.hypot(x - cx, y - 400) < 240
    let d = ''
    for (let k = -1; k < 2; k++)
      d += `M${f(x - Math.cos(a) * l - Math.sin(a) * k * 3.2)} ${f(y - Math.sin(a) * l + Math.cos(a) * k * 3.2)}l${f(Math.cos(a) * 2 * l)} ${f(Math.sin(a) * 2 * l)}`
    if (near) warm += d
    else st += d
  }
  s += `<path d="${warm}" stroke="#5c4128" stroke-width="1.100" fill="none" stroke-linecap="round"/>`
  s += `<path d="${st}" stroke="#3b2c20" stroke-width="1.100" fill="none" stroke-linecap="round"/>`
  // the gate
  const tones = ['#8b7b66', '#7f705c', '#968671', '#746652']
  s += `<path d="M${cx - 128} ${base}v-130a128 128 0 0 1 256 0v130z" fill="#140c07"/>`
  const deep = [
    ['#6f5940', '#65503a', '#79624a'],
    ['#6b4a2a', '#5f4024', '#77532f'],
    ['#8a5526', '#7a4a20', '#98602c'],
  ]
  s += `<path d="M${cx - 112} ${base}v-126a112 112 0 0 1 224 0v126z" fill="url(#inner)"/>`
  s +=
    arch(cx, base - 16, 84, 104, 24, 4, deep[0]!, '#2a1a0e') +
    arch(cx, base - 30, 62, 84, 18, 6, deep[1]!, '#2e1809') +
    arch(cx, base - 42, 44, 64, 13, 9, deep[2]!, '#3a1d08')
  for (let i = 0; i < 6; i++) {
    const w = 88 + i * 30,
      y = base - 46 + i * 14
    s += `<path d="M${cx - w / 2} ${y}h${w}l9 14h${-w - 18}z" fill="${['#c98a45', '#b07839', '#94662f', '#7a5529', '#644726', '#564027'][i]}" stroke="#2a1a0e" stroke-width="1.200"/>`
  }
  s += arch(cx, base + 26, 112, 150, 38, 2, tones, '#1a120c')
  s += `<circle cx="${cx}" cy="${base - 20}" r="330" fill="url(#spill)" opacity=".55"/>`
  s += `<ellipse cx="${cx}" cy="${base + 62}" rx="330" ry="60" fill="url(#spill)" opacity=".75"/>`
  for (const sx of [-1, 1]) {
    const x = cx + sx * 178,
      y = base - 96
    s += `<circle cx="${x}" cy="${y}" r="90" fill="url(#sconce)"/><path d="M${x - 6} ${y + 8}h12l-3 44h-6z" fill="#2a1a0e"/><path d="M${x} ${y - 22}c11 11 13 19 10 26a11 11 0 0 1-20 0c-3-8 5-13 10-26z" fill="#ffb347"/><path d="M${x} ${y - 6}c5 5 6 9 4.500 13a5 5 0 0 1-9 0c-1.500-4 2-6.500 4.500-13z" fill="#fff0c2"/>`
  }
  // stones of the dead
  for (const [x, y, w, h, t] of [
    [690, 470, 34, 46, -6],
    [760, 488, 28, 36, 5],
    [1230, 476, 36, 50, 4],
    [1305, 492, 28, 38, -7],
    [610, 500, 26, 30, 3],
    [1180, 500, 24, 30, -4],
  ] as [number, number, number, number, number][])
    s += `<g transform="translate(${x} ${y}) rotate(${t})"><path d="M${-w / 2} 6V${-h + w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0V6z" fill="#4d4135" stroke="#120c08" stroke-width="2"/><path d="M${-w / 2 + 4} 4V${-h + w / 2}a${w / 2 - 4} ${w / 2 - 4} 0 0 1 ${w / 2 - 2} ${-w / 2 + 4}" fill="none" stroke="#7d6d58" stroke-width="1.500"/><path d="M-5 ${-h * 0.5}h10M0 ${-h * 0.68}v${h * 0.42}" stroke="#2a2019" stroke-width="2.400"/></g>`
  s += `<path d="M0 520C260 488 460 520 700 508S1180 500 1440 516V560H0z" fill="#181310"/>`
  // the four
  s += (
    [
      ['minotaur', 912, 476, 70],
      ['hooded-figure', 972, 484, 56],
      ['cloak-dagger', 1022, 484, 56],
      ['swordwoman', 1070, 482, 58],
    ] as [string, number, number, number][]
  )
    .map(
      ([n, x, y, z]) =>
        `<g style="color:#0a0604"><use href="#i-${n}" x="${f(x - z / 2)}" y="${f(y - z / 2)}" width="${z}" height="${z}" stroke="#0a0604" stroke-width="14"/></g>`,
    )
    .join('')
  s += `<rect y="470" width="1440" height="90" fill="url(#fadeout)"/>`
  return `<svg class="sky" viewBox="0 0 1440 560" preserveAspectRatio="xMidYMin slice" aria-hidden="true">${s}</svg>`
}
