// The first page is light: what a browser is sent that has seen nothing yet, packed as the server packs it.
import { expect, test, url } from './table'
// @ts-expect-error a script without types
import { transfer } from '../dev/transfer.mjs'

const MOST = 300_000
const sum = (all: { bytes: number }[]) => all.reduce((sum, one) => sum + one.bytes, 0)

test.use({ serviceWorkers: 'block' })
for (const language of ['en', 'de'])
  test(`the first page loads at most ${MOST / 1000} kB in ${language}`, async ({ browser }) => {
    const page = await (
      await browser.newContext({ locale: language === 'de' ? 'de-DE' : 'en-GB', serviceWorkers: 'block' })
    ).newPage()
    const all: { path: string; bytes: number }[] = await transfer(page, url())
    await expect(page.getByRole('heading', { name: 'Gruft' })).toBeVisible()
    const most = all
      .slice(0, 8)
      .map(({ path, bytes }) => `${path}: ${bytes}`)
      .join('\n')
    expect(sum(all), most).toBeLessThanOrEqual(MOST)
    // All of it was counted: the program, its style, a font and the words are there.
    expect(all.filter(({ bytes }) => bytes > 1000).length, most).toBeGreaterThan(5)
    // No game was opened, so none of its words came.
    expect(all.filter(({ path }) => /haven|descent|sorcery|darkness|looks|rest-/.test(path))).toEqual([])
    await page.context().close()
  })
