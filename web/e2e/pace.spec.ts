// What happens is shown, and asked only then: a question is never drawn over an old board.
import { botsBut, expect, openTable, sit, test } from './table'

declare global {
  interface Window {
    /** Where every figure stands on the board. */
    drawn: () => string
    /** Waits for a question and gives how the board lies at that moment, before anything else can happen to it. */
    whenAsked: () => Promise<string>
  }
}

const look = () => {
  window.drawn = () => {
    const name = (one: Element) => one.querySelector('[aria-label]')?.getAttribute('aria-label')?.split(',')[0]
    const figures = [...document.querySelectorAll<SVGElement>('.board-frame .figure:not(.marks)')]
    return figures
      .map((one) => `${name(one)} ${one.style.transform}`)
      .sort()
      .join('\n')
  }
  window.whenAsked = () =>
    new Promise((done) => {
      const observer = new MutationObserver(() => check())
      const check = () => {
        if (!document.querySelector('[data-option], dialog.end')) return
        observer.disconnect()
        done(window.drawn())
      }
      observer.observe(document.body, { subtree: true, childList: true })
      check()
    })
}

test('a question comes when what led to it has been shown, beside a bot and against monsters', async ({ page }) => {
  test.setTimeout(240_000)
  const opened = await openTable({
    game: 'gloomhaven',
    scenario: '1',
    heroes: 2,
    seed: 3,
    bots: botsBut(['brute', 'tinkerer'], 'brute'),
  })
  await page.addInitScript(look)
  await sit(page, opened, [opened.seats[0]!.link.key], { pace: 'calm' })
  let shown = 0
  for (let n = 0; n < 26 && !(await page.locator('dialog.end').count()); n++) {
    const before = await page.evaluate(() => window.drawn()),
      then = await page.evaluate(() => window.whenAsked())
    if (before !== then) shown++
    await page.waitForTimeout(700)
    expect(
      await page.evaluate(() => window.drawn()),
      `question ${n}: ${await page.locator('.ask .q').textContent()}`,
    ).toBe(then)
    const options = page.locator('[data-option]')
    const names = await options.evaluateAll((all) =>
      all.map((one) => one.getAttribute('aria-label') ?? one.textContent ?? ''),
    )
    const wish = names.findIndex((name) => /everything|as the initiative|Move|Attack|Bandit|Living/i.test(name))
    await options.nth(Math.max(0, wish)).evaluate((one) => (one as HTMLElement).focus())
    await page.keyboard.press('Enter')
    await page.waitForTimeout(60)
  }
  expect(shown, 'something moved before it was asked').toBeGreaterThan(3)
})
