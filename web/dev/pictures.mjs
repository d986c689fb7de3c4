// What pictures are made with: a server, a browser, somebody who sits down and answers, a small file.
import fs from 'node:fs'
import path from 'node:path'
import UPNG from 'upng-js'
import { launch } from './shot.mjs'
import { server } from './server.mjs'

export const { url: URL, stop } = await server()
const OUT = process.env.OUT ?? path.join(import.meta.dirname, '../../docs/screenshots')
export const DESKTOP = { viewport: { width: 1440, height: 900 } },
  PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
fs.mkdirSync(OUT, { recursive: true })
export const browser = await launch()

export async function picture(page, name) {
  // Fonts are there and nothing moves any more.
  await page.evaluate(() => document.fonts.ready)
  await page
    .waitForFunction(() =>
      document
        .getAnimations()
        .every((one) => one.playState !== 'running' || one.effect?.getComputedTiming().iterations === Infinity),
    )
    .catch(() => undefined)
  await page.waitForTimeout(350)
  await keepSmall(await page.screenshot(), name)
}
export async function keepSmall(png, name) {
  const image = UPNG.decode(png)
  let small = png
  for (const colours of [256, 160, 96, 64]) {
    small = Buffer.from(UPNG.encode([UPNG.toRGBA8(image)[0]], image.width, image.height, colours))
    if (small.length < 300_000) break
  }
  fs.writeFileSync(path.join(OUT, `${name}.png`), small)
  console.log(name, Math.round(small.length / 1024), 'KB')
}
export const open = async (body) =>
  (
    await fetch(`${URL}/api/tables`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  ).json()

export async function sit(opened, keys, shape = DESKTOP, prefer = {}) {
  const page = await (await browser.newContext({ ...shape, locale: 'en-GB' })).newPage()
  page.on('console', (m) => m.type() === 'error' && console.log('console:', m.text()))
  page.on('pageerror', (e) => console.log('error:', e.message))
  await page.addInitScript(
    ([id, keys, prefer]) => {
      if (localStorage.getItem('gruft.begun')) return
      localStorage.setItem('gruft.begun', '1')
      localStorage.setItem('gruft.language', prefer.language ?? 'en')
      localStorage.setItem('gruft.settings', JSON.stringify({ tour: false, pace: 'once', ...prefer }))
      if (id)
        localStorage.setItem(
          'gruft.tables',
          JSON.stringify([{ id, keys, title: 'Black Barrow', game: 'gloomhaven', at: Date.now(), round: '5' }]),
        )
    },
    [opened?.table, keys, prefer],
  )
  return page
}
export const question = (page) =>
  page
    .locator('.ask .q')
    .first()
    .textContent()
    .catch(() => '')
export async function answer(page, wish) {
  const options = page.locator('[data-option]'),
    count = await options.count()
  if (!count) return page.waitForTimeout(150)
  const names = await options.evaluateAll((all) =>
    all.map((one) =>
      (one.getAttribute('aria-label') ?? one.querySelector('span')?.textContent ?? one.textContent ?? '').trim(),
    ),
  )
  // Several wishes: the first that fits anything.
  const wanted = [wish ?? []].flat().find((one) => names.some((n) => one.test(n)))
  const at = Math.max(0, wanted ? names.findIndex((n) => wanted.test(n)) : 0)
  await options
    .nth(at)
    .focus()
    .catch(() => undefined)
  await page.keyboard.press('Enter')
  await page.waitForTimeout(120)
  if (await page.locator('[data-option].armed').count()) await page.keyboard.press('Enter')
  await page.waitForTimeout(130)
}
export async function until(page, asked, wish, most = 150) {
  for (let i = 0; i < most; i++) {
    if (asked.test((await question(page)) ?? '')) return true
    await answer(page, wish)
  }
  console.log('not reached:', asked, await question(page))
  return false
}
