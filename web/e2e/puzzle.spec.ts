import { asked, changed, expect, noSeriousFindings, test, url } from './table'

test('a case is played as a puzzle', async ({ page }) => {
  await page.addInitScript(() => {
    if (!localStorage.getItem('gruft.settings'))
      localStorage.setItem('gruft.settings', JSON.stringify({ tour: false, pace: 'once' }))
  })
  await page.goto(`${url()}/rules/gloomhaven/GH-DEC-33`)
  await page.locator('.item.here').getByRole('button', { name: 'Play this' }).first().click()
  await page.waitForURL('**/t/*')
  const panel = page.getByRole('region', { name: 'Puzzle' })
  await expect(panel).toContainText('The case knows what comes of it')
  await noSeriousFindings(page)
  const answers = await page.evaluate(
    () => JSON.parse(localStorage.getItem('gruft.tables')!)[0].puzzle.answers as { seat: string; key: string }[],
  )
  const wanted = answers[0]!.key
  await page.waitForFunction(
    (key) => document.querySelectorAll(`[data-option]:not([data-option="${key}"])`).length > 0,
    wanted,
  )
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
  if (answers.length === 1) {
    await expect(panel).toContainText('the outcome is that of the rules')
    await expect(panel).toContainText('GH-DEC-33')
  }
  await panel.getByRole('link', { name: 'To the rule' }).click()
  await expect(page.locator('.item.here')).toContainText('GH-DEC-33')
})

test('a puzzle lets one guess what it comes to, and shows the sum', async ({ page }) => {
  await page.addInitScript(
    () =>
      localStorage.getItem('gruft.settings') ??
      localStorage.setItem('gruft.settings', JSON.stringify({ tour: false, pace: 'once' })),
  )
  await page.goto(`${url()}/rules/gloomhaven/GH-ADV-08`)
  await page.locator('.item.here').getByRole('button', { name: 'Play this' }).first().click()
  await page.waitForURL('**/t/*')
  const panel = page.getByRole('region', { name: 'Puzzle' })
  const posed = await page.evaluate(
    () =>
      JSON.parse(localStorage.getItem('gruft.tables')!)[0].puzzle as {
        answers: { key: string }[]
        outcome: { terms?: { total: number }[] }[]
      },
  )
  const total = posed.outcome.findLast((line) => line.terms?.length)!.terms!.at(-1)!.total
  await panel.getByRole('radio', { name: String(total), exact: true }).click()
  await noSeriousFindings(page)
  for (const { key } of posed.answers) {
    const before = await asked(page)
    await page.locator(`[data-option="${key}"]`).first().focus()
    await page.keyboard.press('Enter')
    await changed(page, before)
  }
  await expect(panel).toContainText('the outcome is that of the rules')
  await expect(panel).toContainText(`${total}: you guessed right`)
  await expect(panel.locator('.why-box .res strong, .why-box .steps .sum')).toContainText(String(total))
  await noSeriousFindings(page)
})
