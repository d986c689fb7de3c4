import { allKeys, expect, noSeriousFindings, openTable, playUntil, sit, test, url } from './table'
import type { Page } from '@playwright/test'

test('the rules can be searched, and their cases are drawn', async ({ page }) => {
  await page.goto(`${url()}/rules`)
  await page.getByRole('link', { name: 'Gloomhaven' }).click()
  await page.getByLabel('Search the rules').fill('fewest movement steps')
  await expect(page.locator('.item').first()).toContainText('GH-FOC-02')
  await expect(page.locator('.item').first().locator('.case svg').first()).toBeVisible()
  await page.locator('.item h3 a').first().click()
  await expect(page.locator('.item.here')).toContainText('GH-FOC-02')
})

// Chapters of two files of a game have the same codes; every error of the page fails the test (`errors` in table.ts).
test('the rules of every game open: chapters, and rules in each of them', async ({ page }) => {
  await page.goto(`${url()}/rules`)
  await expect(page.locator('.games a').first()).toBeVisible()
  const books = await page.locator('.games a').evaluateAll((all) => all.map((one) => one.getAttribute('href')!))
  expect(books.length).toBeGreaterThanOrEqual(5)
  for (const book of books) {
    await page.goto(url() + book)
    const chapters = page.locator('.spread nav a')
    await expect(chapters.first(), book).toBeVisible()
    await expect(page.locator('.items .item').first(), book).toBeVisible()
    const links = await chapters.evaluateAll((all) => all.map((one) => one.getAttribute('href')!))
    expect(new Set(links).size, book).toBe(links.length)
    // The last chapter, too: it is of the last file.
    await chapters.last().click()
    await expect(chapters.last()).toHaveAttribute('aria-current', 'page')
    await expect(page.locator('.items .item').first(), book).toBeVisible()
  }
})

for (const theme of ['dark', 'light'] as const)
  test(`no serious findings on any page, ${theme}`, async ({ page }) => {
    test.setTimeout(120_000)
    await page.addInitScript(
      (theme) => localStorage.setItem('gruft.settings', JSON.stringify({ tour: false, theme })),
      theme,
    )
    for (const path of ['/', '/new', '/rules', '/rules/gloomhaven/GH-FOC-02', '/replay', '/about', '/nowhere']) {
      await page.goto(url() + path)
      await expect(page.locator('main h1, main h2').first()).toBeVisible()
      if (path === '/new') await expect(page.locator('.klass').first()).toBeVisible()
      if (path.includes('FOC')) await expect(page.locator('.item.here .case svg').first()).toBeVisible()
      await noSeriousFindings(page)
    }
    const opened = await openTable({ game: 'gloomhaven', scenario: '1', heroes: 2, seed: 3 })
    await sit(page, opened, allKeys(opened), { theme })
    await noSeriousFindings(page)
    await page.getByRole('button', { name: 'What is this?' }).click()
    await noSeriousFindings(page)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Menu' }).click()
    await noSeriousFindings(page)
    await page.getByRole('button', { name: 'Simulate from here' }).click()
    await expect(page.getByText(/won \d+ of [1-9]/)).toBeVisible()
    await page.getByRole('button', { name: 'Enough' }).click()
    await noSeriousFindings(page)
    await page.getByRole('button', { name: 'Close', exact: true }).click()
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(page.locator('main.phone')).toBeVisible()
    await noSeriousFindings(page)
    await page.goto(`${url()}/replay/${opened.table}`)
    await expect(page.getByRole('slider', { name: 'Time line' })).toBeVisible()
    await page.setViewportSize({ width: 1440, height: 900 })
    await noSeriousFindings(page)
    // A game of dice and squares.
    const dice = await openTable({ game: 'massive-darkness-2', heroes: 2, seed: 5 })
    await page.evaluate(
      ([id, keys]) =>
        localStorage.setItem('gruft.tables', JSON.stringify([{ id, keys, title: 'Test', game: '', at: 1 }])),
      [dice.table, allKeys(dice)] as const,
    )
    await page.goto(`${url()}/t/${dice.table}`)
    await expect(page.locator('.ask .q')).toBeVisible()
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

/** The rounds of a table that this browser has written down. */
const written = (page: Page, table: string) =>
  page.evaluate(
    (table) =>
      new Promise<string[]>((done) => {
        const opening = indexedDB.open('gruft')
        opening.onsuccess = () => {
          const all = opening.result
            .transaction('frames')
            .objectStore('frames')
            .getAll(IDBKeyRange.bound([table], [table, []]))
          all.onsuccess = () => done(all.result.map((frame: { round: string }) => frame.round))
        }
      }),
    table,
  )

test('a replay is dragged to a round', async ({ page }) => {
  const opened = await openTable({ game: 'gloomhaven', scenario: '1', heroes: 2, seed: 3 })
  await sit(page, opened, [opened.owner.key, ...opened.seats.map((s) => s.link.key)])
  await playUntil(
    page,
    async () => /Round [3-9]/.test(await page.locator('.brand .when').innerText()),
    (names) => {
      const ends = names.findIndex((n) => /End the turn|Suffer|Pass/.test(n))
      return ends >= 0 ? ends : 0
    },
  )
  // What was seen is written down in the browser a moment later.
  await expect.poll(() => written(page, opened.table)).toContain('2')
  await page.goto(`${url()}/replay/${opened.table}`)
  const line = page.getByRole('slider', { name: 'Time line' })
  await expect(line).toBeVisible()
  await page.getByRole('button', { name: 'round 2' }).click()
  await expect(page.locator('.replay .big')).toHaveText(/round 2/i)
  await line.fill('1')
  await expect(page.locator('.replay .big')).not.toHaveText(/round 2/i)
})
