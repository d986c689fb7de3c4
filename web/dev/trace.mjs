// What panning and zooming cost: script, style and layout in each frame, from Chromium's own trace.
// node web/dev/trace.mjs [file for the trace]
import fs from 'node:fs'
import { launch } from './shot.mjs'
import { server, sit, table } from './server.mjs'

const SCRIPT = new Set([
  'EventDispatch',
  'FunctionCall',
  'FireAnimationFrame',
  'TimerFire',
  'RunMicrotasks',
  'EvaluateScript',
  'v8.run',
  'MinorGC',
  'MajorGC',
])
const STYLE = new Set(['UpdateLayoutTree', 'RecalculateStyles'])
const LAYOUT = new Set(['Layout', 'HitTest'])
const PAINT = new Set(['PrePaint', 'UpdateLayer', 'Paint', 'Layerize', 'Commit', 'UpdateLayerTree'])

const { url, stop } = await server()
const browser = await launch()
const opened = await table(url, { game: 'gloomhaven', scenario: '3', heroes: 4, seed: 11, title: 'Measured' })
const page = await sit(browser, url, opened)
// On to the first question that lights the board.
for (let i = 0; i < 80 && !(await page.locator('.board-frame [data-option]').count()); i++) {
  await page.locator('[data-option]').first().focus()
  await page.keyboard.press('Enter')
  await page.waitForTimeout(250)
}
await page.waitForTimeout(3000)
const devtools = await page.context().newCDPSession(page)
const box = await page.locator('.board-frame').boundingBox()
const x = box.x + box.width / 2,
  y = box.y + box.height / 2
const frame = () => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => done())))

async function traced(name, act) {
  const events = []
  const collect = (part) => events.push(...part.value)
  devtools.on('Tracing.dataCollected', collect)
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'v8', '__metadata'],
    },
  })
  await act()
  const done = new Promise((end) => devtools.once('Tracing.tracingComplete', end))
  await devtools.send('Tracing.end')
  await done
  devtools.off('Tracing.dataCollected', collect)
  return { name, events, frames: framesOf(events) }
}

/** Time within any of these events, none counted twice: one lies in another. */
function covered(events, from, to) {
  let sum = 0,
    end = from
  for (const one of events) {
    const a = Math.max(one.ts, end),
      b = Math.min(one.ts + one.dur, to)
    if (b > a) [sum, end] = [sum + b - a, b]
  }
  return sum / 1000
}

const commits = (events) => events.filter((e) => e.name === 'Commit' && e.ph === 'X')

/** Splits what the page's main thread did into frames, from one commit to the next; those without input are left out. */
function framesOf(events) {
  const mains = events
    .filter((e) => e.name === 'thread_name' && e.args?.name === 'CrRendererMain')
    .map((e) => `${e.pid}/${e.tid}`)
  const by = mains.map((id) => events.filter((e) => `${e.pid}/${e.tid}` === id))
  const main = by.sort((a, b) => commits(b).length - commits(a).length)[0] ?? []
  const starts = commits(main)
    .map((e) => e.ts + e.dur)
    .sort((a, b) => a - b)
  const inputs = main.filter(
    (e) => e.name === 'EventDispatch' && /^(pointermove|wheel)$/.test(e.args?.data?.type ?? ''),
  )
  const of = (names) => main.filter((e) => e.ph === 'X' && names.has(e.name)).sort((a, b) => a.ts - b.ts)
  const script = of(SCRIPT),
    style = of(STYLE),
    layout = of(LAYOUT),
    paint = of(PAINT)
  // Style and layout that a script forces lie within it and are counted once.
  const work = [...script, ...style, ...layout].sort((a, b) => a.ts - b.ts)
  return starts.slice(0, -1).flatMap((from, i) => {
    const to = starts[i + 1]
    if (!inputs.some((e) => e.ts >= from && e.ts < to)) return []
    return {
      script: covered(script, from, to),
      style: covered(style, from, to),
      layout: covered(layout, from, to),
      work: covered(work, from, to),
      paint: covered(paint, from, to),
    }
  })
}

async function pan() {
  await page.mouse.move(x, y)
  await page.mouse.down()
  for (let i = 1; i <= 120; i++) {
    await page.mouse.move(x + 160 * Math.sin(i / 9), y + 110 * Math.sin(i / 13))
    await frame()
  }
  await page.mouse.up()
}
async function zoom() {
  await page.mouse.move(x, y)
  for (let i = 1; i <= 120; i++) {
    await page.mouse.wheel(0, i % 40 < 20 ? -40 : 40)
    await frame()
  }
}
async function hover() {
  for (let i = 1; i <= 120; i++) {
    await page.mouse.move(x + 200 * Math.sin(i / 9), y + 150 * Math.sin(i / 13))
    await frame()
  }
}

// Once without a trace: what is compiled at the first use is not what a frame costs.
await pan()
const all = [await traced('panning', pan), await traced('zooming', zoom), await traced('pointing', hover)]
await browser.close()
stop()
if (process.argv[2])
  fs.writeFileSync(process.argv[2], JSON.stringify({ traceEvents: all.flatMap((one) => one.events) }))
const at = (list, p) => list.slice().sort((a, b) => a - b)[Math.min(list.length - 1, Math.floor(list.length * p))] ?? 0
const n = (value) => value.toFixed(1)
console.log(
  '| scenario 3, four heroes | frames | script p50 | style p50 | layout p50 | together p50 | p95 | most | above 8 ms | painting p50 |',
)
console.log('| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |')
for (const { name, frames } of all) {
  const of = (key) => frames.map((one) => one[key]),
    work = of('work')
  console.log(
    `| ${name} | ${frames.length} | ${n(at(of('script'), 0.5))} | ${n(at(of('style'), 0.5))} | ${n(at(of('layout'), 0.5))} | ${n(at(work, 0.5))} | ${n(at(work, 0.95))} | ${n(Math.max(...work))} | ${work.filter((one) => one > 8).length} | ${n(at(of('paint'), 0.5))} |`,
  )
}
