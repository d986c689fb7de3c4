import { expect, noSeriousFindings, openTable, playUntil, sit, test, url } from './table'

test('the rules can be searched, and their cases are drawn', async ({ page }) => {
  await page.goto(`${url()}/rules`)
  await page.getByRole('link', { name: 'Gloomhaven' }).click()
  await page.getByLabel('Search the rules').fill('fewest movement steps')
  await expect(page.locator('.item').first()).toContainText('GH-FOC-02')
  await expect(page.locator('.item').first().locator('.case svg').first()).toBeVisible()
  await page.locator('.item h3 a').first().click()
  await expect(page.locator('.item.here')).toContainText('GH-FOC-02')
})

for (const theme of ['dark', 'light'] as const)
  test(`no serious findings on any page, ${theme}`, async ({ page }) => {
    await page.addInitScript((theme) => localStorage.setItem('gruft.settings', JSON.stringify({ tour: false, theme })), theme)
    for (const path of ['/', '/new', '/rules', '/rules/gloomhaven/GH-FOC-02', '/about']) {
      await page.goto(url() + path)
      await page.waitForTimeout(900)
      await noSeriousFindings(page)
    }
    const opened = await openTable({ game: 'gloomhaven', scenario: '1', heroes: 2, seed: 3 })
    await sit(page, opened, [opened.owner.key, ...opened.seats.map((s) => s.link.key)], { theme })
    await noSeriousFindings(page)
    await page.getByRole('button', { name: 'Menu' }).click()
    await noSeriousFindings(page)
    await page.keyboard.press('Escape')
    await page.setViewportSize({ width: 390, height: 844 })
    await page.waitForTimeout(400)
    await noSeriousFindings(page)
  })

test('a what-if and back', async ({ page }) => {
  const opened = await openTable({ game: 'gloomhaven', scenario: '1', heroes: 2, seed: 3 })
  await sit(page, opened, [opened.owner.key, ...opened.seats.map((s) => s.link.key)])
  const asked = await page.locator('.ask .q').textContent()
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'What if' }).click()
  await page.waitForURL((to) => !to.pathname.endsWith(opened.table))
  await expect(page.locator('.ask .q')).toBeVisible()
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Back to the game' }).click()
  await page.waitForURL((to) => to.pathname.endsWith(opened.table))
  await expect(page.locator('.ask .q')).toHaveText(asked!)
})

test('a replay is dragged to a round', async ({ page }) => {
  const opened = await openTable({ game: 'gloomhaven', scenario: '1', heroes: 2, seed: 3 })
  await sit(page, opened, [opened.owner.key, ...opened.seats.map((s) => s.link.key)])
  await playUntil(page, async () => /Round [3-9]/.test(await page.locator('.brand .when').innerText()), (names) => {
    const ends = names.findIndex((n) => /End the turn|Suffer|Pass/.test(n))
    return ends >= 0 ? ends : 0
  })
  await page.goto(`${url()}/replay/${opened.table}`)
  const line = page.getByRole('slider', { name: 'Time line' })
  await expect(line).toBeVisible()
  await page.getByRole('button', { name: 'round 2' }).click()
  await expect(page.locator('.replay .big')).toHaveText(/round 2/i)
  await line.fill('1')
  await expect(page.locator('.replay .big')).not.toHaveText(/round 2/i)
})
