// A move is one decision: a far space is one click, two taps; undo takes the whole way back.
import { allKeys, asked, expect, openTable, playUntil, sit, test } from './table'
import type { Page } from '@playwright/test'

const GAMES = [
  { game: 'gloomhaven', scenario: '1', heroes: 2, wish: [/move/i] },
  { game: 'descent', scenario: 'first-blood', heroes: 2, wish: [/^move/i] },
]
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'en-GB' }

/** Plays until several steps lead somewhere. */
const untilFar = (page: Page, wish: RegExp[]) =>
  playUntil(
    page,
    async () => {
      await page.waitForTimeout(400)
      return (await page.locator('[data-way]').count()) > 0
    },
    (names) => Math.max(0, ...wish.map((one) => names.findIndex((name) => one.test(name)))),
    120,
  )

/** The middle of the farthest space that can be reached. */
const farthest = (page: Page) =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll<SVGGElement>('[data-way]')].map((one) => ({
      one,
      steps: Number(/\d+/.exec(one.getAttribute('aria-label')!)![0]),
    }))
    const inSight = all.filter(({ one }) => {
      const b = one.getBoundingClientRect(),
        x = b.x + b.width / 2,
        y = b.y + b.height / 2
      return document.elementFromPoint(x, y)?.closest('[data-way]') === one
    })
    const { one, steps } = inSight.reduce((a, b) => (b.steps > a.steps ? b : a)),
      b = one.getBoundingClientRect()
    return { way: one.dataset.way!, steps, x: b.x + b.width / 2, y: b.y + b.height / 2 }
  })

for (const { wish, ...table } of GAMES) {
  test(`in ${table.game} a move of several spaces is one click, and one undo`, async ({ page }) => {
    const opened = await openTable({ ...table, seed: 3 })
    await sit(page, opened, allKeys(opened))
    await untilFar(page, wish)
    const before = await asked(page),
      there = await farthest(page)
    expect(there.steps).toBeGreaterThan(1)
    await page.mouse.move(there.x, there.y)
    await expect(page.locator('.way .over')).toBeVisible()
    await page.mouse.click(there.x, there.y)
    await expect.poll(() => asked(page)).not.toBe(before)
    await expect(page.locator(`[data-way="${there.way}"]`)).toHaveCount(0)
    await page.waitForTimeout(600)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.locator(`[data-way="${there.way}"]`)).toHaveCount(1)
  })
}

test('on a phone it is two taps', async ({ page: desk, browser }) => {
  const { wish, ...table } = GAMES[0]!
  const page = await (await browser.newContext(PHONE)).newPage()
  const opened = await openTable({ ...table, seed: 3 })
  await sit(desk, opened, allKeys(opened))
  await untilFar(desk, wish)
  await sit(page, opened, allKeys(opened))
  await expect(page.locator('[data-way]').first()).toBeVisible()
  await page.waitForTimeout(800)
  const before = await asked(page)
  const there = await farthest(page)
  await page.touchscreen.tap(there.x, there.y)
  await expect(page.locator('.way .over')).toBeVisible()
  expect(await asked(page)).toBe(before)
  await page.touchscreen.tap(there.x, there.y)
  await expect.poll(() => asked(page)).not.toBe(before)
})
