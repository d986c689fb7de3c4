import { allKeys, asked, expect, noSeriousFindings, openTable, over, sit, test, url } from './table'
import type { Page } from '@playwright/test'

/** What a player of the tutorial wants: its objective, a fight, and on through doors. */
const WISHES = [
  /^Destroy/,
  /objective/,
  /^Roll(?! the)/,
  /^Attack/,
  /\((melee|ranged|magic)\)/,
  /^Open the door/,
  /(treasure|chest|fountain): /i,
  /^Keep it/,
  /^Move/,
]
/** What leads nowhere, or round in circles. */
const IDLE =
  /^(Trade|Give|Equip|Take off|Turn the pointer|Place|Remove|Stance|Recover|End the turn|Done)|: (\w+ )?(ATTACK|DEFENCE|COMBAT|MOVE|ALWAYS|ACTION|in the own turn)/

/** Chooses among what is lit. Half of the results are resolved die by die, the others all at once. */
function choose(names: string[], n: number): number {
  const die = names.findIndex((name) => (n % 2 ? /\(\w+ die: / : /^Resolve all/).test(name))
  if (die >= 0) return die
  const wish = n % 5 === 0 ? undefined : WISHES.find((one) => names.some((name) => one.test(name)))
  if (wish) return names.findIndex((name) => wish.test(name))
  const busy = names.flatMap((name, i) => (IDLE.test(name) ? [] : [i]))
  return busy.length ? busy[n % busy.length]! : names.findIndex((name) => /^(End the turn|Done)/.test(name))
}

/** Takes one of the lit options; where a thing has several, the first of them. Says whether there was one. */
async function take(page: Page, lit: string, wish: (names: string[]) => number): Promise<boolean> {
  const before = await asked(page),
    options = page.locator(lit)
  const names = await options.evaluateAll((all) =>
    all.map((one) => one.getAttribute('aria-label') ?? one.textContent?.trim() ?? ''),
  )
  if (!names.length) return false
  const focused = await options.evaluateAll(
    (all, at) => {
      ;(all[at] as HTMLElement | undefined)?.focus()
      return document.activeElement === all[at]
    },
    Math.max(0, wish(names)),
  )
  if (!focused || (await asked(page)) !== before) return true
  await page.keyboard.press('Enter')
  const others = page.getByRole('button', { name: 'Choose others' }),
    armed = page.locator('[data-option].armed, .take.armed')
  await expect
    .poll(
      async () =>
        (await asked(page)) !== before ||
        (await over(page)) > 0 ||
        (await others.count()) > 0 ||
        (await armed.count()) > 0,
    )
    .toBe(true)
  if ((await asked(page)) !== before || (await over(page)) > 0) return true
  if (await armed.count()) await page.keyboard.press('Enter')
  else await take(page, '.ask [data-option]', () => 0)
  await expect.poll(async () => (await asked(page)) !== before || (await over(page)) > 0).toBe(true)
  return true
}

test('a newcomer starts the tutorial of Massive Darkness 2 and reads what is to be done', async ({ page }) => {
  await page.goto(`${url()}/new`)
  await page.evaluate(() => localStorage.setItem('gruft.settings', JSON.stringify({ tour: false, pace: 'once' })))
  await page.reload()
  await page.getByRole('button', { name: 'Massive Darkness 2' }).click()
  await page.getByRole('button', { name: /First Steps/ }).click()
  await page.getByRole('button', { name: 'Go down' }).click()
  await expect(page.locator('.ask .q')).toBeVisible()
  await expect(page.getByText('Collect the objective token')).toBeVisible()
})

test('the tutorial of Massive Darkness 2 is played to its end through the interface', async ({ page }) => {
  test.setTimeout(900_000)
  // One person plays both heroes, so that every pool of dice is resolved here.
  const opened = await openTable({ game: 'massive-darkness-2', scenario: 'tutorial', heroes: 2, seed: 5 })
  await sit(page, opened, allKeys(opened))
  const seen = { dice: 0, lit: 0, frozen: 0 }
  for (let n = 0; n < 3000 && !(await over(page)); n++) {
    const [dice, lit, frozen] = await page.evaluate(() =>
      ['.stage .die', '.stage .dieopt', '.stage .die[aria-label*="frozen"]'].map(
        (what) => document.querySelectorAll(what).length,
      ),
    )
    seen.dice = Math.max(seen.dice, dice!)
    seen.lit = Math.max(seen.lit, lit!)
    seen.frozen = Math.max(seen.frozen, frozen!)
    if (!(await take(page, '[data-option]', (names) => choose(names, n))))
      await page.waitForFunction(() => document.querySelector('[data-option], dialog.end'), undefined, {
        timeout: 60_000,
      })
  }
  await expect(page.locator('dialog.end')).toBeVisible()
  expect(seen.dice, 'the pool lies on the table').toBeGreaterThan(2)
  expect(seen.lit, 'dice are resolved by clicking them').toBeGreaterThan(0)
  expect(seen.frozen, 'a resolved die is frozen').toBeGreaterThan(0)
  await noSeriousFindings(page)
})
