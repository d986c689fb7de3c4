// The administrator's page: what is going on, a notice for everybody, who may open tables.
import { another, expect, noSeriousFindings, test } from './table'
import { serve } from './serve'
import { execFileSync } from 'node:child_process'

test('where only those who are invited open tables, the administrator invites, tells everybody, and ends a table', async ({
  page,
  browser,
}) => {
  const server = await serve('--opens', 'invited')
  try {
    const said = execFileSync(process.env.GRUFT_BIN!, [
      'admin',
      '--db',
      server.database,
      '--public',
      server.url,
    ]).toString()
    const address = said.match(/https?:\S+/)![0]

    // Without the invitation nobody opens a table.
    const guest = await another(browser)
    await guest.goto(`${server.url}/new`)
    await expect(guest.getByRole('alert')).toContainText('invited')

    await page.goto(address)
    await expect(page.getByRole('heading', { name: 'Running the server' })).toBeVisible()
    await noSeriousFindings(page)
    await page.getByRole('button', { name: 'Make a new invitation' }).click()
    const invitation = await page.getByLabel('The invitation, shown once').inputValue()
    expect(invitation).toContain('/new#')

    // With it one does, and the address does not keep the secret.
    await guest.goto(invitation)
    await expect(guest.getByRole('alert')).toHaveCount(0)
    await expect.poll(() => guest.url()).not.toContain('#')
    await guest.locator('.start').click()
    await expect(guest.locator('.ask .q')).toBeVisible()

    // What everybody is told stands on the pages that are open already.
    await page.getByLabel('What', { exact: true }).fill('Down for a moment tonight')
    await page.getByRole('button', { name: 'Tell them' }).click()
    await expect(guest.locator('.announced')).toContainText('Down for a moment tonight')
    await guest.locator('.announced button').click()
    await expect(guest.locator('.announced')).toHaveCount(0)

    // Ending a table is asked once more.
    await page.locator('.admin tbody tr').first().getByRole('button').click()
    await page.getByRole('alertdialog').getByRole('button').first().click()
    await expect(page.locator('.admin tbody tr').first()).toContainText(/ended/i)
  } finally {
    await server.stop()
  }
})
