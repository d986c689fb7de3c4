import { asked, changed, expect, openTable, question, sit, test, url } from './table'
import type { Page } from '@playwright/test'

/** Tab until something has the focus whose name fits, as somebody does who has no mouse. */
async function tabTo(page: Page, name: RegExp, most = 120) {
  for (let i = 0; i < most; i++) {
    const here = await page.evaluate(() => {
      const one = document.activeElement === document.body ? null : (document.activeElement as HTMLElement | null)
      return `${one?.getAttribute('aria-label') ?? ''} ${one?.textContent ?? ''}`
    })
    if (name.test(here)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`nothing called ${name} can be reached by Tab`)
}
/** Answers with arrows and Enter alone. */
async function choose(page: Page) {
  const before = await asked(page)
  await page.keyboard.press('ArrowRight')
  await expect(page.locator('[data-option]:focus')).toHaveCount(1)
  await page.keyboard.press('Enter')
  await changed(page, before, true)
  if ((await asked(page)) === before) {
    await page.keyboard.press('Enter')
    await changed(page, before)
  }
}

test('everything by keyboard alone', async ({ page }) => {
  test.setTimeout(120_000)
  await page.goto(url())
  await tabTo(page, /Begin/)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/new')
  await expect(page.locator('.klass').first()).toBeVisible()
  await tabTo(page, /Go down/)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/t/*')
  await expect(page.locator('.ask .q')).toBeVisible()
  // The tour can be left.
  await tabTo(page, /Leave/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Leave' })).toHaveCount(0)
  // What happens is shown at once from now on: in the menu, with Tab and Enter.
  await page.keyboard.press('m')
  await expect(page.locator('dialog.menu')).toBeVisible()
  await tabTo(page, /^ ?At once/)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await expect(page.locator('dialog.menu')).toHaveCount(0)
  // A question is answered, taken back, answered again.
  const first = await question(page)
  await choose(page)
  await expect(page.locator('.ask .q')).not.toHaveText(first!)
  await page.keyboard.press('Escape')
  await page.keyboard.press('z')
  await expect(page.locator('.ask .q')).toHaveText(first!)
  // A whole round.
  const round = () => page.locator('.brand .when').innerText()
  for (let i = 0; i < 150 && !/Round [2-9]/.test(await round()); i++) {
    await page.waitForFunction(() => document.querySelector('[data-option], dialog.end'), undefined, {
      timeout: 20_000,
    })
    if (await page.locator('dialog.end').count()) break
    const done = page.locator('[data-key="0"]')
    if (await done.count()) {
      const before = await asked(page)
      await page.keyboard.press('0')
      await changed(page, before)
    } else await choose(page)
  }
  expect(await round()).toMatch(/Round [2-9]/)
  // What is this, all options, why, cards, the board.
  await page.waitForFunction(() => document.querySelector('[data-option]'))
  await page.keyboard.press('Escape')
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'What is this?' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'What is this?' })).toHaveCount(0)
  await page.keyboard.press('o')
  await expect(page.getByRole('dialog', { name: 'All options' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('w')
  await expect(page.locator('.why-box')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('c')
  await expect(page.locator('.hand.tray')).toBeVisible()
  await page.keyboard.press('+')
  await page.keyboard.press('f')
  // The language, by keyboard too.
  await page.keyboard.press('m')
  await tabTo(page, /Deutsch/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Menü' })).toBeVisible()
})

test('whoever answers at once is heard, even before the reply to the last answer is here', async ({ page }) => {
  const opened = await openTable({
    game: 'gloomhaven',
    scenario: '1',
    heroes: 2,
    seed: 3,
    bots: { tinkerer: 'greedy' },
  })
  // What the server tells comes at once, its replies never do, but for the first, which lets one in.
  let replies = 0
  await page.routeWebSocket('**/ws', (socket) => {
    const server = socket.connectToServer()
    server.onMessage((message) => void ((String(message).includes('"tell"') || !replies++) && socket.send(message)))
  })
  await sit(page, opened, [opened.seats[0]!.link.key])
  for (let i = 0; i < 3; i++) {
    await page.waitForFunction(() => document.querySelectorAll('[data-option]').length > 1)
    const before = await asked(page)
    await page.locator('[data-option]').first().focus()
    await page.keyboard.press('Enter')
    await changed(page, before)
  }
})
