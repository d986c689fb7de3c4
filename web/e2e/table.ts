// What the tests share: a page that fails on console errors, tables, and answering through the interface.
import { expect, test as base, type Browser, type Page } from '@playwright/test'
import AxeBuilder from '@axe-core/playwright'

export const url = () => process.env.GRUFT_URL ?? process.env.GRUFT_URL_TESTED!

/** Messages of the browser about a server that a test has killed, and about somebody whom it has signed out or refused. */
const EXPECTED =
  /WebSocket connection|ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE|502 \(Bad Gateway\)|500 \(Internal|403 \(Forbidden/

export const test = base.extend<{ errors: string[]; killsServer: boolean }>({
  killsServer: [false, { option: true }],
  errors: [
    async ({ page, killsServer }, use) => {
      const errors = watch(page)
      await use(errors)
      expect(errors.filter((text) => !killsServer || !EXPECTED.test(text))).toEqual([])
    },
    { auto: true },
  ],
})
export { expect }

export function watch(page: Page): string[] {
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  page.on('pageerror', (error) => errors.push(String(error)))
  return errors
}

export type Opened = {
  table: string
  owner: { key: string; url: string }
  seats: { seat: string; link: { key: string; url: string } }[]
}

export async function openTable(body: object): Promise<Opened> {
  const answer = await fetch(`${url()}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ title: 'Test', ...body }),
  })
  const opened = await answer.json()
  if (!answer.ok) throw new Error(JSON.stringify(opened))
  return opened
}

export type Prefer = { tour?: boolean; pace?: string; theme?: string; language?: string }
/** A second person, with a browser of their own. */
export async function another(browser: Browser): Promise<Page> {
  return (await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' })).newPage()
}

/** Somebody sits down with these keys. */
export async function sit(page: Page, opened: Opened, keys: string[], prefer: Prefer = {}) {
  await page.addInitScript(
    ([id, keys, prefer]) => {
      if (localStorage.getItem('gruft.begun')) return
      localStorage.setItem('gruft.begun', '1')
      localStorage.setItem('gruft.language', prefer.language ?? 'en')
      localStorage.setItem('gruft.settings', JSON.stringify({ tour: false, pace: 'once', ...prefer }))
      localStorage.setItem('gruft.tables', JSON.stringify([{ id, keys, title: 'Test', game: '', at: Date.now() }]))
    },
    [opened.table, keys, prefer] as const,
  )
  await page.goto(`${url()}/t/${opened.table}`)
  await expect(page.locator('.ask .q')).toBeVisible()
}

export const allKeys = (opened: Opened) => [opened.owner.key, ...opened.seats.map((seat) => seat.link.key)]
export const question = (page: Page) => page.locator('.ask .q').first().textContent()
export const over = (page: Page) => page.locator('dialog.end').count()

/** What is asked now, so that one sees whether something else is asked. */
export const asked = (page: Page) =>
  page.evaluate(() => {
    const ask = document.querySelector<HTMLElement>('.ask')
    return `${ask?.dataset.question}|${ask?.querySelector('.q')?.textContent}`
  })

/** Waits until something else is asked, or, if that will do, until an option that hurts is armed. */
export const changed = (page: Page, before: string, armed = false) =>
  page.waitForFunction(
    ([before, armed]) => {
      const ask = document.querySelector<HTMLElement>('.ask')
      return (
        `${ask?.dataset.question}|${ask?.querySelector('.q')?.textContent}` !== before ||
        document.querySelector('dialog.end') ||
        (armed && document.querySelector('[data-option].armed, .take.armed, .ask[data-narrowed]'))
      )
    },
    [before, armed] as const,
  )

/** Answers the open question by what is lit; `wish` chooses among the options by their names. */
export async function answer(page: Page, wish: (names: string[]) => number = () => 0): Promise<boolean> {
  const before = await asked(page)
  const options = page.locator('[data-option]')
  const names = await options.evaluateAll((all) =>
    all.map((one) => one.getAttribute('aria-label') ?? one.textContent ?? ''),
  )
  if (!names.length) return false
  const key = await options.evaluateAll(
    (all, at) => {
      const one = all[at] as HTMLElement | undefined
      one?.focus()
      return document.activeElement === one
    },
    Math.max(0, Math.min(names.length - 1, wish(names))),
  )
  // Somebody else was faster, what happened is still being shown, or the screen is to be handed over first.
  if (!key || (await asked(page)) !== before || (await page.locator('.cover').count())) return true
  await page.keyboard.press('Enter')
  await changed(page, before, true)
  // What can be done with a thing that was touched stands in the bar.
  const narrowed = page.locator('.ask[data-narrowed] [data-option]').first()
  if ((await asked(page)) === before && (await narrowed.count())) {
    await narrowed.focus()
    await page.keyboard.press('Enter')
    await page.waitForFunction((before) => {
      const ask = document.querySelector<HTMLElement>('.ask')
      return (
        `${ask?.dataset.question}|${ask?.querySelector('.q')?.textContent}` !== before ||
        document.querySelector('[data-option].armed, dialog.end')
      )
    }, before)
  }
  // What hurts is asked twice.
  if ((await asked(page)) === before && (await page.locator('[data-option].armed, .take.armed').count())) {
    await page.keyboard.press('Enter')
    await changed(page, before)
  }
  return true
}

/** Plays until a condition holds. */
export async function playUntil(
  page: Page,
  done: () => Promise<boolean>,
  wish?: (names: string[]) => number,
  most = 400,
) {
  for (let i = 0; i < most; i++) {
    if ((await over(page)) || (await done())) return
    if (!(await answer(page, wish)))
      await page.waitForFunction(() => document.querySelector('[data-option], dialog.end, .cover'), undefined, {
        timeout: 20_000,
      })
  }
  throw new Error(`still asked: ${await question(page)}`)
}

/** What is lit when something else is asked than before: `state` tells questions apart, `names` are the options to take. */
type Lit = { state: string; over: boolean; names: string[] }
const lit = async (page: Page, before: string): Promise<Lit> =>
  (
    await page.waitForFunction(
      (before): Lit | false => {
        if (document.querySelector('dialog.end')) return { state: '', over: true, names: [] }
        const ask = document.querySelector<HTMLElement>('.ask')
        const armed = [...document.querySelectorAll('[data-option].armed, .take.armed')].filter(
          (one) => one.getAttribute('aria-pressed') !== 'true',
        )
        const state = `${ask?.dataset.question}|${ask?.querySelector('.q')?.textContent}|${ask?.dataset.picked ?? ''}|${armed.length}|${document.querySelector('.hero.mine .name')?.textContent}`
        // What hurts is asked twice; of a thing with several options one is taken in the bar.
        const all = armed.length
          ? armed
          : [
              ...document.querySelectorAll(
                ask?.dataset.narrowed === undefined ? '[data-option]:not([aria-pressed=true])' : '.ask [data-option]',
              ),
            ]
        if (state === before || !all.length) return false
        document.querySelectorAll('[data-lit]').forEach((one) => one.removeAttribute('data-lit'))
        // A button's name is without its key.
        const names = all.map((one) =>
          (one.getAttribute('aria-label') ?? one.querySelector('span')?.textContent ?? one.textContent ?? '').trim(),
        )
        all.forEach((one, at) => one.setAttribute('data-lit', `${at} ${names[at]}`))
        return { state, over: false, names }
      },
      before,
      { timeout: 60_000 },
    )
  ).jsonValue()

/** Plays through the interface, the lit options with the keyboard, until the game is over, it is `enough`, or `until`. */
export async function playOut(
  page: Page,
  wish: (names: string[], n: number) => number,
  {
    enough = () => false,
    until,
    most = 3000,
  }: { enough?: (n: number) => boolean; until?: Promise<unknown>; most?: number } = {},
): Promise<number> {
  let before = ''
  for (let n = 0; n < most; n++) {
    const next = lit(page, before)
    const now = await (until ? Promise.race([next, until.then(() => undefined)]) : next)
    if (!now) void next.catch(() => undefined)
    if (!now || now.over || enough(n)) return n
    const at = Math.max(0, Math.min(now.names.length - 1, wish(now.names, n)))
    // Somebody else may be faster where several are asked: then the place is lit no longer.
    const focused = await page.evaluate((lit) => {
      const one = [...document.querySelectorAll<HTMLElement>('[data-lit]')].find((one) => one.dataset.lit === lit)
      one?.focus()
      return one !== undefined && document.activeElement === one
    }, `${at} ${now.names[at]}`)
    if (!focused) continue
    before = now.state
    await page.keyboard.press('Enter')
  }
  throw new Error(`still asked: ${await question(page)}`)
}

/** The first option that one of the wishes fits, in their order; otherwise one after the other of those that lead somewhere. */
export const wishing =
  (wishes: RegExp[], idle: RegExp) =>
  (names: string[], n: number): number => {
    for (const wish of wishes) {
      const fits = names.flatMap((name, at) => (wish.test(name) ? [at] : []))
      if (fits.length) return fits[n % fits.length]!
    }
    const busy = names.flatMap((name, at) => (idle.test(name) ? [] : [at]))
    return busy.length ? busy[n % busy.length]! : names.findIndex((name) => idle.test(name))
  }

/** Bots in all seats but these. */
export const botsBut = (seats: string[], ...people: string[]): Record<string, string> =>
  Object.fromEntries(seats.filter((seat) => !people.includes(seat)).map((seat) => [seat, 'greedy']))

/** Fonts are there and nothing moves any more. */
export async function settled(page: Page) {
  await page.evaluate(() => document.fonts.ready)
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every((one) => one.playState !== 'running' || one.effect?.getComputedTiming().iterations === Infinity),
  )
}

export async function noSeriousFindings(page: Page) {
  await settled(page)
  const found = await new AxeBuilder({ page }).analyze()
  const serious = found.violations.filter((one) => one.impact === 'serious' || one.impact === 'critical')
  expect(
    serious.map(
      (one) =>
        `${one.id}: ${one.nodes
          .slice(0, 3)
          .map((n) => n.html.slice(0, 160))
          .join(' | ')}`,
    ),
  ).toEqual([])
}
