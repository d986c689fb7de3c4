import { answer, expect, question, sit, test } from './table'
import { serve } from './serve'

test.use({ killsServer: true })
test('after the server was killed the table goes on where it stood', async ({ page }) => {
  const server = await serve()
  const before = process.env.GRUFT_URL
  process.env.GRUFT_URL = server.url
  try {
    const made = await fetch(`${server.url}/api/tables`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ game: 'gloomhaven', scenario: '1', heroes: 2, seed: 3, title: 'Test' }),
    })
    const opened = await made.json()
    await sit(page, opened, [opened.owner.key, ...opened.seats.map((s: any) => s.link.key)])
    await answer(page)
    await expect(page.locator('.ask .q')).not.toContainText('Waiting')
    const asked = await question(page)
    await server.stop('SIGKILL')
    await expect(page.getByText('The connection is lost')).toBeVisible()
    await server.again()
    await expect(page.getByText('The connection is lost')).toHaveCount(0, { timeout: 30_000 })
    await expect(page.locator('.ask .q')).toHaveText(asked!)
    await answer(page)
    await expect(page.locator('.ask .q')).not.toHaveText(asked!)
  } finally {
    process.env.GRUFT_URL = before
    if (!before) delete process.env.GRUFT_URL
    await server.stop()
  }
})
