import { another, answer, expect, openTable, playUntil, question, sit, test, url, watch } from './table'

test('two browsers at one table: a secret choice that the other cannot see', async ({ page, browser }) => {
  const opened = await openTable({ game: 'gloomhaven', scenario: '1', heroes: 2, seed: 3 })
  const second = await (await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' })).newPage()
  const errors = watch(second)
  await sit(page, opened, [opened.seats[0]!.link.key])
  await sit(second, opened, [opened.seats[1]!.link.key])
  const selecting = async (p: typeof page) => /which is the initiative card/.test((await question(p)) ?? '')
  for (let i = 0; i < 60 && !((await selecting(page)) && (await selecting(second))); i++) {
    if (!(await selecting(page)))
      await answer(page, (names) =>
        Math.max(
          0,
          names.findIndex((n) => /everything/i.test(n)),
        ),
      )
    if (!(await selecting(second)))
      await answer(second, (names) =>
        Math.max(
          0,
          names.findIndex((n) => /everything/i.test(n)),
        ),
      )
  }
  const card = await page.locator('.hand [data-option]').first().getAttribute('aria-label')
  await answer(page)
  expect(await second.locator('body').innerText()).not.toContain(card!.split(' as the initiative card')[0]!)
  await expect(second.locator('.ask .q')).toContainText('which is the initiative card')
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

test('a friend is invited by link, sees whose turn it is, and reads what happened meanwhile', async ({
  page,
  browser,
}) => {
  await page.addInitScript(
    () =>
      localStorage.getItem('gruft.settings') ??
      localStorage.setItem('gruft.settings', JSON.stringify({ tour: false, pace: 'once' })),
  )
  await page.goto(`${url()}/new`)
  await page
    .getByRole('radiogroup', { name: /Tinkerer/ })
    .getByRole('radio', { name: /link/i })
    .click()
  await page.getByRole('button', { name: 'Go down' }).click()
  await expect(page.locator('.ask .q')).toBeVisible()
  // The link is offered at once, with a code for the phone.
  await page.getByRole('button', { name: 'Link for Tinkerer' }).click()
  await expect(page.locator('.invite svg, .invite canvas, .invite img').first()).toBeVisible()
  const link = await page.locator('.invite code').innerText()
  await page.keyboard.press('Escape')
  const friend = await another(browser)
  const errors = watch(friend)
  await friend.addInitScript(() =>
    localStorage.setItem('gruft.settings', JSON.stringify({ tour: false, pace: 'once' })),
  )
  // The link names the machine as others reach it; here it is this one.
  await friend.goto(link.replace(/^https?:\/\/[^/]+/, url()))
  await expect(friend.locator('.ask .q')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Link for Tinkerer' })).toHaveCount(0)
  // Both get ready; the friend chooses cards first, and goes away.
  const waits = (p: typeof page) => p.locator('.ask.waits').count()
  const selecting = async (p: typeof page) => /which is the initiative card/.test((await question(p)) ?? '')
  for (let i = 0; i < 12 && !((await selecting(page)) && (await selecting(friend))); i++)
    for (const p of [page, friend]) await playUntil(p, async () => (await selecting(p)) || (await waits(p)) > 0)
  await playUntil(friend, async () => (await waits(friend)) > 0)
  await friend.goto(url())
  await expect(friend.locator('.goon')).toContainText('somebody else’s turn')
  // Meanwhile the other one plays on, until the friend is asked.
  await playUntil(page, async () => (await waits(page)) > 0)
  await expect(async () => {
    await friend.reload()
    await expect(friend.locator('.goon')).toContainText('your turn', { timeout: 2000 })
  }).toPass()
  await friend.getByRole('button', { name: 'Continue' }).click()
  await expect(friend.locator('.notice', { hasText: 'While you were away' })).toBeVisible()
  expect(errors).toEqual([])
  await friend.context().close()
})
