import { another, expect, noSeriousFindings, openTable, playOut, sit, test, watch, wishing } from './table'

const TABLES = [
  { game: 'frosthaven', scenario: '0' },
  { game: 'descent', scenario: 'first-blood' },
  { game: 'sword-and-sorcery', scenario: 'the-cold-chapel' },
]
const ANY = wishing([/everything/i, /^attack/i, /^move$/i], /^(pass|done|end|stop|skip)/i)

for (const { game, scenario } of TABLES)
  test(`axe finds nothing serious on a table of ${game}, in both themes`, async ({ browser }) => {
    test.setTimeout(240_000)
    const opened = await openTable({ game, scenario, heroes: 2, seed: 3 })
    for (const theme of ['dark', 'light']) {
      const page = await another(browser),
        errors = watch(page)
      await sit(page, opened, [opened.owner.key, ...opened.seats.map((one) => one.link.key)], { theme })
      await playOut(page, ANY, { enough: (n) => n >= 12 })
      // With the rules behind the question open; a question that is just being answered takes them with it.
      const rules = page.getByRole('dialog', { name: 'What is this?' })
      await expect(async () => {
        if (!(await rules.isVisible()))
          await page.getByRole('button', { name: 'What is this?' }).click({ timeout: 2000 })
        await expect(rules.getByRole('heading').first()).toBeVisible({ timeout: 500 })
        await page.waitForTimeout(300)
        expect(await rules.isVisible()).toBe(true)
      }).toPass()
      await noSeriousFindings(page)
      expect(errors).toEqual([])
      await page.context().close()
    }
  })
