import { expect, noSeriousFindings, test, url } from './table'

test('a case is played as a puzzle', async ({ page }) => {
  await page.addInitScript(() => {
    if (!localStorage.getItem('gruft.settings')) localStorage.setItem('gruft.settings', JSON.stringify({ tour: false, pace: 'once' }))
  })
  await page.goto(`${url()}/rules/gloomhaven/GH-DEC-33`)
  await page.locator('.item.here').getByRole('button', { name: 'Play it' }).first().click()
  await page.waitForURL('**/t/*')
  const panel = page.getByRole('region', { name: 'Puzzle' })
  await expect(panel).toContainText('compared with those of the case')
  await noSeriousFindings(page)
  const answers = await page.evaluate(() => JSON.parse(localStorage.getItem('gruft.tables')!)[0].puzzle.answers as { seat: string; key: string }[])
  const wanted = answers[0]!.key
  await page.waitForFunction((key) => document.querySelectorAll(`[data-option]:not([data-option="${key}"])`).length > 0, wanted)
  // Something else first: it is said that the case answers otherwise.
  await page.locator(`[data-option]:not([data-option="${wanted}"])`).first().focus()
  await page.keyboard.press('Enter')
  await expect(panel).toContainText('The case answers something else here')
  await panel.getByRole('button', { name: 'Undo' }).click()
  const sure = page.getByRole('button', { name: 'Take it back' })
  await expect(sure.or(page.locator(`[data-option="${wanted}"]`)).first()).toBeVisible()
  if (await sure.isVisible()) await sure.click()
  await page.locator(`[data-option="${wanted}"]`).first().focus()
  await page.keyboard.press('Enter')
  await expect(panel).toContainText(answers.length > 1 ? 'That is what the case answers' : 'Solved')
  if (answers.length === 1) await expect(panel).toContainText('GH-DEC-33')
  await panel.getByRole('link', { name: 'To the rule' }).click()
  await expect(page.locator('.item.here')).toContainText('GH-DEC-33')
})
