import { allKeys, asked, botsBut, expect, noSeriousFindings, openTable, playOut, playUntil, question, sit, test, url, wishing } from './table'

const QUEST = wishing([/^Attack (Bone|Ash)/, /against/, /hits|lethal|critical/i, /^Open/, /^Pick up/, /^Go to [23]/, /^Done/, /^End the turn/, /^Pass/], /^$/)

test('a newcomer starts Sword & Sorcery with a bot beside them', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('gruft.settings', JSON.stringify({ tour: false, pace: 'once' })))
  await page.goto(`${url()}/new`)
  await page.getByRole('button', { name: 'Sword & Sorcery' }).click()
  // Each hero comes along in one of two ways.
  await page.getByRole('button', { name: /^Reaper/ }).click()
  await expect(page.locator('.klass.sel')).toHaveCount(2)
  await page.getByRole('button', { name: /^Warden/ }).click()
  await page.getByRole('button', { name: 'Go down' }).click()
  await expect(page.locator('.ask .q')).toBeVisible()
  await expect(page.locator('.hero .plays')).toHaveCount(1)
})

test('the small quest of Sword & Sorcery is played to its end through the interface', async ({ page }) => {
  test.setTimeout(240_000)
  const opened = await openTable({ game: 'sword-and-sorcery', scenario: 'the-cold-chapel', heroes: 2, seed: 5, bots: botsBut(['bran', 'sel'], 'bran') })
  await sit(page, opened, [opened.owner.key, opened.seats[0]!.link.key])
  await playOut(page, QUEST)
  await expect(page.locator('dialog.end')).toBeVisible()
  await noSeriousFindings(page)
})

test('what is seldom meant stands behind more, shows its card and is asked once more; a worn thing is shown when it is clicked', async ({ page }) => {
  const opened = await openTable({ game: 'sword-and-sorcery', scenario: 'the-cold-chapel', heroes: 3, seed: 5 })
  await sit(page, opened, allKeys(opened))
  const wish = wishing([/^Done$/, /^Bran$/], /^$/)
  let n = 0
  await playUntil(page, async () => /do\? \(combat/.test((await question(page)) ?? ''), (names) => wish(names, n++))
  const before = await asked(page), more = page.locator('.ask .more'), behind = page.locator('.above.behind')
  await expect(page.locator('.ask .out .corner')).toHaveText(/End the turn/)
  await expect(page.locator('.ask [data-option]', { hasText: /^(Drop|Take off)/ })).toHaveCount(0)
  await more.click()
  const first = behind.locator('[data-option]').filter({ hasText: /Long Sword/ }).first()
  await first.hover()
  await expect(page.locator('.shows')).toContainText('Long Sword')
  await expect(page.locator('.shows')).toContainText(/dice/)
  await first.click()
  await expect(first).toHaveText(/^Really/)
  expect(await asked(page)).toBe(before)
  await page.keyboard.press('Escape')
  // A click on what is worn does nothing with it: it is read, and what can be done stands in the bar.
  await page.locator('.gearbox .thing.lit', { hasText: 'Long Sword' }).first().click()
  await expect(page.locator('.ask[data-narrowed]')).toBeVisible()
  await expect(page.locator('.shows')).toContainText('Long Sword')
  expect(await asked(page)).toBe(before)
})
