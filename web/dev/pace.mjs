// From a click to the next question on the screen, in a game of four: node web/dev/pace.mjs [answers]
import { launch } from './shot.mjs'
import { server, sit, table } from './server.mjs'

const MOST = Number(process.argv[2] ?? 150)
const { url, stop } = await server()
const browser = await launch()
const page = await sit(
  browser,
  url,
  await table(url, { game: 'gloomhaven', scenario: '1', heroes: 4, seed: 11, title: 'Pace' }),
)
await page.waitForTimeout(1000)
const times = []
for (let i = 0; i < MOST; i++) {
  const took = await page.evaluate(async (i) => {
    const all = [...document.querySelectorAll('[data-option]')].filter((one) => one.getBoundingClientRect().width > 0)
    if (!all.length) return undefined
    const names = all.map((one) => one.getAttribute('aria-label') ?? one.textContent ?? '')
    const wish = names.findIndex((name) => /as Move|as Attack|Suffer|, top$/.test(name))
    const one = all[wish >= 0 && i % 3 ? wish : i % all.length]
    const ask = () => {
      const a = document.querySelector('.ask')
      return `${a?.dataset.question}|${a?.querySelector('.q')?.textContent}`
    }
    const before = ask(),
      start = performance.now()
    const shown = new Promise((done) => {
      const look = () =>
        ask() !== before
          ? requestAnimationFrame(() => setTimeout(() => done(performance.now() - start)))
          : performance.now() - start > 3000
            ? done(undefined)
            : requestAnimationFrame(look)
      requestAnimationFrame(look)
    })
    one.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    setTimeout(() => {
      if (ask() === before && document.querySelector('.armed'))
        one.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    }, 400)
    return shown
  }, i)
  if (took !== undefined && took < 390) times.push(took)
  await page.waitForTimeout(350)
  if (await page.locator('dialog.end').count()) break
}
await browser.close()
stop()
times.sort((a, b) => a - b)
const at = (p) => Math.round(times[Math.min(times.length - 1, Math.floor(times.length * p))])
console.log(
  `${times.length} answers: p50 ${at(0.5)} ms, p90 ${at(0.9)} ms, p99 ${at(0.99)} ms, most ${Math.round(times.at(-1))} ms`,
)
