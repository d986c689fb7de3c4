// Everything lit can be clicked, whatever stands or lies on it: at every question the middle of every lit place is asked
// for, and one real click chooses. A few questions of each game; `npm run clicks` asks six hundred of each.
import { allKeys, expect, openTable, over, sit, test } from './table'
import type { Page } from '@playwright/test'

const GAMES = [
  { game: 'gloomhaven', scenario: '1', heroes: 4 },
  { game: 'frosthaven', scenario: '0', heroes: 3 },
  { game: 'descent', scenario: 'first-blood', heroes: 3 },
  { game: 'sword-and-sorcery', scenario: 'the-cold-chapel', heroes: 3 },
  { game: 'massive-darkness-2', scenario: 'tutorial', heroes: 3 },
]
const WHOLE = process.env.GRUFT_WHOLE !== undefined

type Place = { place: string; name: string; x: number; y: number; hit: string; same: boolean }

/** Every lit place of the board with its middle, and what lies on top there. */
const places = (page: Page): Promise<Place[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<SVGGElement>('.board-frame [data-place]')].map((one) => {
      const shape = one.querySelector<SVGGeometryElement>('path, circle')!,
        box = shape.getBBox(),
        to = shape.getScreenCTM()!
      // The middle of a crooked area may lie outside of it: then the point of it that is nearest.
      let best: DOMPoint | undefined,
        far = Infinity
      for (let i = 0; i <= 20; i++)
        for (let j = 0; j <= 20; j++) {
          const point = new DOMPoint(box.x + (box.width * i) / 20, box.y + (box.height * j) / 20)
          const off = Math.hypot(i - 10, j - 10)
          if (off < far && shape.isPointInFill(point)) [best, far] = [point, off]
        }
      const { x, y } = best!.matrixTransform(to),
        top = document.elementFromPoint(x, y)
      const hit = top?.closest<SVGGElement>('[data-place]')
      // Several places may be one option together: a volley, its hexes and its targets.
      const same = hit?.dataset.option === one.dataset.option
      return {
        place: one.dataset.place!,
        name: one.getAttribute('aria-label')!,
        x,
        y,
        same,
        hit: hit?.dataset.place ?? `${top?.tagName}.${top?.getAttribute('class')}`,
      }
    }),
  )

/** Buttons of the bar that something lies on. */
const coveredButtons = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const bar = document.querySelector('.ask .opts')!.getBoundingClientRect(),
      row = document.querySelector('.ask .choices')!.getBoundingClientRect()
    return [...document.querySelectorAll('.ask [data-option]')].flatMap((one) => {
      const { left, top, width, height } = one.getBoundingClientRect(),
        x = left + width / 2,
        y = top + height / 2
      // What has to be drawn into the strip first lies under nothing.
      if (y > bar.bottom || y > innerHeight || (one.closest('.choices') && x > row.right - 20)) return []
      const above = document.elementFromPoint(x, y)
      return one.contains(above)
        ? []
        : [`${one.textContent?.trim()}: ${above?.tagName}.${above?.getAttribute('class')}`]
    })
  })

/** The same when the sheet of a phone has come to rest, and with it the board. */
async function atRest(page: Page): Promise<Place[]> {
  for (let before = ''; ; await page.waitForTimeout(120)) {
    const all = await places(page),
      now = JSON.stringify(all)
    if (now === before) return all
    before = now
  }
}

/** What is asked and what has been chosen of it so far. */
const state = (page: Page) =>
  page.evaluate(() => {
    const ask = document.querySelector<HTMLElement>('.ask')
    return [
      ask?.dataset.question,
      ask?.querySelector('.q')?.textContent,
      ask?.dataset.picked,
      [...document.querySelectorAll<HTMLElement>('[data-option].armed, .take.armed, .list .armed')]
        .map((one) => `armed ${one.dataset.option}`)
        .join(),
      document.querySelector('.hero.mine .name')?.textContent,
      document.querySelector('dialog.end') ? 'end' : '',
    ].join(' ')
  })

async function clicksEverything(page: Page, table: (typeof GAMES)[number], most: number, tap = false) {
  const opened = await openTable({ ...table, seed: 5 })
  await sit(page, opened, allKeys(opened))
  let asked = 0,
    lit = 0
  for (let n = 0; n < 20 * most && asked < most && !(await over(page)); n++) {
    await page.waitForFunction(() => document.querySelector('[data-option], dialog.end'))
    const all = await (tap ? atRest(page) : places(page)),
      what = await page.locator('.ask .q').textContent()
    const now = await state(page)
    // Of a place with several options one is taken in the bar.
    const narrowed = await page.locator('.ask[data-narrowed]').count()
    const buttons = await coveredButtons(page)
    if ((await state(page)) !== now) continue
    expect(buttons, `${what}`).toEqual([])
    let act: () => Promise<void>
    if (!all.length || narrowed) {
      const list = page.locator('.above.list ol button')
      const offered = narrowed ? page.locator('.ask [data-option]') : list
      act = async () => {
        if (!narrowed && !(await list.count())) await page.keyboard.press('o')
        const number = await offered.count()
        if (number) await offered.nth(n % number).evaluate((one) => (one as HTMLElement).click())
      }
    } else {
      // Anything may be asked while the places are counted; then they are counted again.
      const covered = all.filter((one) => !one.same)
      if ((await state(page)) !== now) continue
      expect(
        covered.map((one) => `${one.name}: ${one.hit} lies on ${one.place}`),
        `${what}`,
      ).toEqual([])
      // While something on the board is chosen, a phone shows the board on about two thirds of its height.
      if (tap)
        expect(
          await page.locator('section.sheet').evaluate((sheet) => sheet.getBoundingClientRect().top / innerHeight),
          `${what}`,
        ).toBeGreaterThan(0.6)
      asked++
      lit += all.length
      const { x, y } = all[n % all.length]!
      act = () => (tap ? page.touchscreen.tap(x, y) : page.mouse.click(x, y))
    }
    await act()
    await expect.poll(() => state(page), `${what}`).not.toBe(now)
    // What hurts is asked twice, and on a phone the first touch shows what it would do.
    if (/armed/.test(await state(page))) {
      const armed = await state(page)
      await act()
      await expect.poll(() => state(page), `${what}, the second time`).not.toBe(armed)
    }
  }
  return { asked, lit }
}

for (const table of GAMES)
  test(`everything that is lit on the board can be clicked in ${table.game}`, async ({ page }) => {
    test.setTimeout(WHOLE ? 3_600_000 : 180_000)
    const { asked, lit } = await clicksEverything(page, table, WHOLE ? 600 : 24)
    expect(asked, 'questions with lit places').toBeGreaterThan(10)
    expect(lit).toBeGreaterThan(asked)
  })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  test('the sheet is drawn up and down, and goes on by one at a touch', async ({ page }) => {
    const opened = await openTable({ game: 'descent', scenario: 'first-blood', heroes: 3, seed: 5 })
    await sit(page, opened, allKeys(opened))
    const sheet = page.locator('main.phone'),
      grip = page.locator('.grab')
    const draw = async (by: number) => {
      // Whatever the pointer had left there has told what it would do; that is gone again.
      await page.mouse.move(120, 20)
      await atRest(page)
      const box = (await grip.boundingBox())!,
        x = box.x + box.width / 2,
        y = box.y + box.height / 2
      await page.mouse.move(x, y)
      await page.mouse.down()
      await page.mouse.move(x, y + by, { steps: 12 })
      await page.mouse.up()
    }
    await expect(sheet).toHaveClass(/sheet-low/)
    await draw(-80)
    await expect(sheet).toHaveClass(/sheet-peek/)
    await draw(-80)
    await expect(sheet).toHaveClass(/sheet-full/)
    await draw(160)
    await expect(sheet).toHaveClass(/sheet-low/)
    await grip.tap()
    await expect(sheet).toHaveClass(/sheet-peek/)
  })
  for (const table of GAMES)
    test(`everything that is lit on the board can be touched in ${table.game}`, async ({ page }) => {
      test.setTimeout(WHOLE ? 3_600_000 : 180_000)
      const { asked } = await clicksEverything(page, table, WHOLE ? 300 : 10, true)
      expect(asked, 'questions with lit places').toBeGreaterThan(5)
    })
})
