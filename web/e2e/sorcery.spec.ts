import { botsBut, expect, noSeriousFindings, openTable, playOut, sit, test, url, wishing } from './table'

const QUEST = wishing(
  [
    /^Attack (Bone|Ash)/,
    /against/,
    /hits|lethal|critical/i,
    /^Open/,
    /^Pick up/,
    /^Go to [23]/,
    /^Done/,
    /^End the turn/,
    /^Pass/,
  ],
  /^$/,
)

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
  const opened = await openTable({
    game: 'sword-and-sorcery',
    scenario: 'the-cold-chapel',
    heroes: 2,
    seed: 5,
    bots: botsBut(['bran', 'sel'], 'bran'),
  })
  await sit(page, opened, [opened.owner.key, opened.seats[0]!.link.key])
  await playOut(page, QUEST)
  await expect(page.locator('dialog.end')).toBeVisible()
  await noSeriousFindings(page)
})
