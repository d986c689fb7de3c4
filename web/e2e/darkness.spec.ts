import { expect, noSeriousFindings, over, playUntil, test, url } from './table'

/** What a player of the tutorial wants: its objective, then a fight, then on through doors; dice as they lie. */
const WISHES = [/destroy/i, /objective/i, /^Resolve all/, /^Roll/, /^Attack/, /melee|ranged|magic/, /^Move/, /^Open/, /^Take/, /^Keep/]

test('the tutorial of Massive Darkness 2 is played to its end through the interface', async ({ page }) => {
  test.setTimeout(600_000)
  await page.goto(`${url()}/new`)
  await page.evaluate(() => localStorage.setItem('gruft.settings', JSON.stringify({ tour: false, pace: 'once' })))
  await page.reload()
  await page.getByRole('button', { name: 'Massive Darkness 2' }).click()
  await page.getByRole('button', { name: /Tutorial/i }).first().click()
  await page.getByRole('button', { name: 'Go down' }).click()
  await expect(page.locator('.ask .q')).toBeVisible()
  // Zones, shadow and walls are drawn, and the goals of the quest can be read.
  await expect(page.locator('.board, svg').first()).toBeVisible()
  const seen = { dice: 0, lit: 0, frozen: 0 }
  let n = 0
  await playUntil(page, async () => {
    const [dice, lit, frozen] = await page.evaluate(() => ['.stage .die', '.stage .dieopt', '.stage .die[aria-label*="frozen"]'].map((what) => document.querySelectorAll(what).length))
    seen.dice = Math.max(seen.dice, dice!)
    seen.lit = Math.max(seen.lit, lit!)
    seen.frozen = Math.max(seen.frozen, frozen!)
    return (await over(page)) > 0
  }, (names) => {
    n++
    // Every third answer is another one, so that nobody goes round in circles; then the pool is resolved die by die.
    if (n % 3 === 0) return n % names.length
    const wish = WISHES.find((one) => names.some((name) => one.test(name)))
    return wish ? names.findIndex((name) => wish.test(name)) : n % names.length
  }, 3000)
  await expect(page.locator('dialog.end')).toBeVisible()
  expect(seen.dice, 'the pool lies on the table').toBeGreaterThan(2)
  expect(seen.lit, 'dice are resolved by clicking them').toBeGreaterThan(0)
  expect(seen.frozen, 'a resolved die is frozen').toBeGreaterThan(0)
  await noSeriousFindings(page)
})
