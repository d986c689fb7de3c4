import { answer, expect, openTable, playUntil, question, sit, test, watch } from './table'

test('two browsers at one table: a secret choice that the other cannot see', async ({ page, browser }) => {
  const opened = await openTable({ game: 'gloomhaven', scenario: '1', heroes: 2, seed: 3 })
  const second = await (await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' })).newPage()
  const errors = watch(second)
  await sit(page, opened, [opened.seats[0]!.link.key])
  await sit(second, opened, [opened.seats[1]!.link.key])
  const selecting = async (p: typeof page) => /which card leads/.test((await question(p)) ?? '')
  for (let i = 0; i < 60 && !((await selecting(page)) && (await selecting(second))); i++) {
    if (!(await selecting(page))) await answer(page, (names) => Math.max(0, names.findIndex((n) => /everything/i.test(n))))
    if (!(await selecting(second))) await answer(second, (names) => Math.max(0, names.findIndex((n) => /everything/i.test(n))))
  }
  const card = await page.locator('.hand [data-option]').first().getAttribute('aria-label')
  await answer(page)
  expect(await second.locator('body').innerText()).not.toContain(card!.split(' leads')[0]!)
  await expect(second.locator('.ask .q')).toContainText('which card leads')
  expect(errors).toEqual([])
  await second.close()
})

test('talk and pings reach the other', async ({ page, browser }) => {
  const opened = await openTable({ game: 'gloomhaven', scenario: '1', heroes: 2, seed: 3 })
  const second = await (await browser.newContext({ locale: 'en-GB', viewport: { width: 1440, height: 900 } })).newPage()
  await sit(page, opened, [opened.owner.key, opened.seats[0]!.link.key])
  await sit(second, opened, [opened.seats[1]!.link.key])
  await page.getByRole('tab', { name: 'Talk' }).click()
  await page.getByLabel('Say something').fill('Your turn!')
  await page.keyboard.press('Enter')
  await second.getByRole('tab', { name: /Talk/ }).click()
  await expect(second.getByText('Your turn!')).toBeVisible()
  await page.locator('.board-frame').click({ button: 'right', position: { x: 380, y: 260 } })
  await expect(second.locator('.ping')).toBeVisible()
  // The owner invites by link and QR code.
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Invite' }).first().click()
  await expect(page.locator('.qr')).toBeVisible()
  await second.close()
})

test('hot seat: a cover lies between two people at one screen', async ({ page }) => {
  const opened = await openTable({ game: 'gloomhaven', scenario: '1', heroes: 2, seed: 3 })
  await sit(page, opened, [opened.owner.key, ...opened.seats.map((s) => s.link.key)])
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByLabel('Several people share this screen').check()
  await page.keyboard.press('Escape')
  const cover = page.locator('.cover')
  await playUntil(page, async () => (await cover.count()) > 0)
  await expect(cover).toContainText('Hand over to')
  await page.getByRole('button', { name: /^I am / }).click()
  await expect(cover).toHaveCount(0)
  await expect(page.locator('.ask .q')).toBeVisible()
})
