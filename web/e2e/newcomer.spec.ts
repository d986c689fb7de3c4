import { answer, expect, noSeriousFindings, over, playUntil, question, test, url } from './table'

test('the seals of the first page begin their games', async ({ page }) => {
  await page.goto(url())
  await page.getByRole('link', { name: 'Massive Darkness 2' }).click()
  await page.waitForURL('**/new/massive-darkness-2')
  await expect(page.getByRole('button', { name: /First Steps/ })).toBeVisible()
  await page.getByRole('button', { name: 'Go down' }).click()
  await expect(page.locator('.ask .q')).toBeVisible()
})

test('a newcomer starts, plays scenario 1 to its end with bots, undoes, switches the language, reloads', async ({
  page,
}) => {
  test.setTimeout(600_000)
  await page.goto(url())
  await expect(page.getByRole('heading', { name: 'Gruft' })).toBeVisible()
  await page.getByRole('button', { name: 'Begin' }).click()
  await expect(page.getByRole('button', { name: /Black Barrow/ })).toBeVisible()
  await page.getByRole('button', { name: 'Go down' }).click()
  await expect(page.locator('.ask .q')).toBeVisible()
  // The tour points at things once and can be left.
  await page.getByRole('button', { name: 'Leave' }).click()
  await page.evaluate(() => localStorage.setItem('gruft.settings', JSON.stringify({ tour: false, pace: 'once' })))
  // Language, at once.
  const english = await question(page)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('radio', { name: 'Deutsch' }).click()
  await page.keyboard.press('Escape')
  await expect(page.locator('.ask .q')).not.toHaveText(english!)
  await page.getByRole('button', { name: 'Menü' }).click()
  await page.getByRole('radio', { name: 'English' }).click()
  await page.keyboard.press('Escape')
  await expect(page.locator('.ask .q')).toHaveText(english!)
  // Reload in the middle of a question: the same question.
  await page.reload()
  await expect(page.locator('.ask .q')).toHaveText(english!)
  // Undo brings it back.
  await answer(page)
  await expect(page.locator('.ask .q')).not.toHaveText(english!)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.locator('.ask .q')).toHaveText(english!)
  // Played to its end through the interface.
  let n = 0
  await playUntil(
    page,
    async () => (await over(page)) > 0,
    (names) => {
      const attack = names.findIndex((name) => /attack|Bandit|Living/i.test(name))
      return attack >= 0 && n++ % 3 !== 0 ? attack : n % names.length
    },
    1500,
  )
  await expect(page.locator('dialog.end')).toBeVisible()
  await noSeriousFindings(page)
})
