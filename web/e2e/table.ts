// What the tests share: a page that fails on console errors, tables, and answering through the interface.
import { expect, test as base, type Page } from '@playwright/test'
import AxeBuilder from '@axe-core/playwright'

export const url = () => process.env.GRUFT_URL ?? process.env.GRUFT_URL_TESTED!

/** Messages of the browser about a server that a test has killed. */
const EXPECTED = /WebSocket connection|ERR_CONNECTION_REFUSED|502 \(Bad Gateway\)|500 \(Internal/

export const test = base.extend<{ errors: string[]; killsServer: boolean }>({
  killsServer: [false, { option: true }],
  errors: [async ({ page, killsServer }, use) => {
    const errors = watch(page)
    await use(errors)
    expect(errors.filter((text) => !killsServer || !EXPECTED.test(text))).toEqual([])
  }, { auto: true }],
})
export { expect }

export function watch(page: Page): string[] {
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  page.on('pageerror', (error) => errors.push(String(error)))
  return errors
}

export type Opened = { table: string; owner: { key: string; url: string }; seats: { seat: string; link: { key: string; url: string } }[] }

export async function openTable(body: object): Promise<Opened> {
  const answer = await fetch(`${url()}/api/tables`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ title: 'Test', ...body }) })
  const opened = await answer.json()
  if (!answer.ok) throw new Error(JSON.stringify(opened))
  return opened
}

export type Prefer = { tour?: boolean; pace?: string; theme?: string; language?: string }
/** Somebody sits down with these keys. */
export async function sit(page: Page, opened: Opened, keys: string[], prefer: Prefer = {}) {
  await page.addInitScript(([id, keys, prefer]) => {
    if (localStorage.getItem('gruft.begun')) return
    localStorage.setItem('gruft.begun', '1')
    localStorage.setItem('gruft.language', prefer.language ?? 'en')
    localStorage.setItem('gruft.settings', JSON.stringify({ tour: false, pace: 'once', ...prefer }))
    localStorage.setItem('gruft.tables', JSON.stringify([{ id, keys, title: 'Test', game: '', at: Date.now() }]))
  }, [opened.table, keys, prefer] as const)
  await page.goto(`${url()}/t/${opened.table}`)
  await expect(page.locator('.ask .q')).toBeVisible()
}

export const question = (page: Page) => page.locator('.ask .q').first().textContent()
export const over = (page: Page) => page.locator('dialog.end').count()

/** Answers the open question by what is lit; `wish` chooses among the options by their names. */
export async function answer(page: Page, wish: (names: string[]) => number = () => 0): Promise<boolean> {
  const options = page.locator('[data-option]')
  const count = await options.count()
  if (!count) return false
  const before = await page.locator('.ask').first().innerText()
  const names = await options.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? one.textContent ?? ''))
  const at = Math.max(0, Math.min(count - 1, wish(names)))
  await options.nth(at).focus()
  await page.keyboard.press('Enter')
  await page.waitForTimeout(60)
  // What hurts is asked twice.
  if (await page.locator('[data-option].armed, .take.armed').count()) await page.keyboard.press('Enter')
  await page.waitForFunction((text) => (document.querySelector('.ask') as HTMLElement | null)?.innerText !== text || document.querySelector('dialog.end'), before, { timeout: 10_000 }).catch(() => undefined)
  return true
}

/** Plays until a condition holds. */
export async function playUntil(page: Page, done: () => Promise<boolean>, wish?: (names: string[]) => number, most = 400) {
  for (let i = 0; i < most; i++) {
    if ((await over(page)) || (await done())) return
    if (!(await answer(page, wish))) await page.waitForTimeout(150)
  }
  throw new Error(`still asked: ${await question(page)}`)
}

export async function noSeriousFindings(page: Page) {
  const found = await new AxeBuilder({ page }).analyze()
  const serious = found.violations.filter((one) => one.impact === 'serious' || one.impact === 'critical')
  expect(serious.map((one) => `${one.id}: ${one.nodes.slice(0, 3).map((n) => n.html.slice(0, 160)).join(' | ')}`)).toEqual([])
}
