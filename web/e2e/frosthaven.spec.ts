import { botsBut, expect, noSeriousFindings, openTable, playOut, sit, test, url, wishing } from './table'

const FIGHT = wishing(
  [/everything/i, /^(Normal|Elite|Algox|Hound|Snow|City|Living|Frozen)/, /attack/i, /^Move/, /as the initiative card/],
  /^(Stop|Skip|End|Pass|Do not|No|Long rest)/i,
)

test('a newcomer starts Frosthaven and is asked something', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('gruft.settings', JSON.stringify({ tour: false, pace: 'once' })))
  await page.goto(`${url()}/new`)
  await page.getByRole('button', { name: 'Frosthaven' }).click()
  await expect(page.locator('.klass.sel')).toHaveCount(2)
  await page.getByRole('button', { name: 'Go down' }).click()
  await expect(page.locator('.ask .q')).toBeVisible()
})

test('scenario 0 of Frosthaven is played to its end through the interface', async ({ page }) => {
  test.setTimeout(240_000)
  const seats = ['drifter', 'banner-spear']
  const opened = await openTable({
    game: 'frosthaven',
    scenario: '0',
    heroes: 2,
    seed: 7,
    bots: botsBut(seats, 'drifter'),
  })
  await sit(page, opened, [opened.owner.key, opened.seats[0]!.link.key])
  await playOut(page, FIGHT)
  await expect(page.locator('dialog.end')).toBeVisible()
  await noSeriousFindings(page)
})
