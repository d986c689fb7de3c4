// Coming back: seats that stay with an account, on every device and in every page.
import {
  another,
  answer,
  asked,
  changed,
  expect,
  noSeriousFindings,
  openTable,
  question,
  settled,
  sit,
  test,
  url,
  watch,
  type Opened,
} from './table'
import type { Browser, Page } from '@playwright/test'

const PASSWORD = 'correct horse battery'
let number = 0
const fresh = () => `Anna ${Date.now() % 1_000_000}-${++number}`
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'en-GB' }

const openBarrow = () =>
  openTable({ game: 'gloomhaven', scenario: '1', heroes: 2, seed: 3, title: 'Thursday', bots: { tinkerer: 'greedy' } })
const own = (opened: Opened) => [opened.owner.key, opened.seats[0]!.link.key]
const row = (page: Page, title = 'Thursday') => page.locator('.mytables li', { hasText: title })

/** Another device of the same person, on which nothing is remembered. */
async function device(browser: Browser, phone = false): Promise<Page> {
  const page = phone ? await (await browser.newContext(PHONE)).newPage() : await another(browser)
  await page.addInitScript(
    () =>
      localStorage.getItem('gruft.settings') ??
      localStorage.setItem('gruft.settings', JSON.stringify({ tour: false, pace: 'once' })),
  )
  return page
}

/** Makes an account on the page of one's tables; gives the recovery code. */
async function makeAccount(page: Page, name: string): Promise<string> {
  await page.goto(`${url()}/tables`)
  await page.getByRole('radio', { name: 'I am new' }).click()
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: /^(Keep my seats|Make an account)$/ }).click()
  const code = await page.getByLabel('Recovery code').innerText()
  await page.getByRole('button', { name: 'I have written it down' }).click()
  await expect(page.getByRole('heading', { name })).toBeVisible()
  return code.replace(/\s/g, '')
}

async function signIn(page: Page, name: string, password = PASSWORD) {
  if (!page.url().includes('/tables')) await page.goto(`${url()}/tables`)
  await page.getByRole('radio', { name: 'I have a name' }).click()
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

/** The game goes on: something is asked, answered, and something else is asked. */
async function playsOn(page: Page) {
  await expect(page.locator('.ask .q')).toBeVisible()
  const before = await asked(page)
  await answer(page)
  await changed(page, before)
}

test('a seat is kept, the browser forgets everything, somebody signs in again, and the game goes on; on the phone too', async ({
  page,
  browser,
}) => {
  const opened = await openBarrow(),
    name = fresh()
  await sit(page, opened, own(opened))
  await answer(page)
  await makeAccount(page, name)
  await expect(row(page)).toContainText(`Kept for ${name}`)
  // What the table asks is read here, before one goes there.
  await expect(row(page)).toContainText('your turn')
  await row(page).getByRole('link').click()
  await expect(page.locator('.ask .q')).toBeVisible()
  const before = await question(page)

  await page.evaluate(
    () => (
      localStorage.clear(),
      localStorage.setItem('gruft.begun', '1'),
      localStorage.setItem('gruft.settings', JSON.stringify({ tour: false, pace: 'once' }))
    ),
  )
  await page.goto(`${url()}/tables`)
  await expect(page.getByText('No table yet')).toBeVisible()
  await signIn(page, name)
  await row(page).getByRole('link').click()
  await expect(page.locator('.ask .q')).toHaveText(before!)
  await playsOn(page)

  const phone = await device(browser, true),
    errors = watch(phone)
  // Whoever comes by the table's address signs in and is led there.
  await phone.goto(`${url()}/tables#/t/${opened.table}`)
  await signIn(phone, name)
  await playsOn(phone)
  expect(errors).toEqual([])
  await phone.context().close()
})

test('whoever has lost the password comes back with the recovery code, and other devices are signed out', async ({
  page,
  browser,
}) => {
  const opened = await openBarrow(),
    name = fresh()
  await sit(page, opened, own(opened))
  const code = await makeAccount(page, name)
  const other = await device(browser)
  await other.goto(`${url()}/tables`)
  await other.getByRole('button', { name: 'Password lost?' }).click()
  await other.getByLabel('Name', { exact: true }).fill(name)
  await other.getByLabel('Recovery code').fill(`${code.slice(0, 8)} ${code.slice(8)}`)
  await other.getByLabel('New password').fill('another horse altogether')
  await other.getByRole('button', { name: 'Set the new password' }).click()
  const next = (await other.getByLabel('Recovery code').innerText()).replace(/\s/g, '')
  expect(next).not.toBe(code)
  await other.getByRole('button', { name: 'I have written it down' }).click()
  await expect(row(other)).toBeVisible()
  await row(other).getByRole('link').click()
  await playsOn(other)
  await other.context().close()
})

test.describe('signed out', () => {
  // Whoever is signed out or refused is told so, and the browser notes it.
  test.use({ killsServer: true })
  test('two pages of one person see the same, do not answer for each other, and are signed out together', async ({
    page,
  }) => {
    const opened = await openBarrow(),
      name = fresh()
    await sit(page, opened, own(opened))
    await makeAccount(page, name)
    await page.goto(`${url()}/t/${opened.table}`)
    await expect(page.locator('.ask .q')).toBeVisible()
    const second = await page.context().newPage()
    await second.goto(`${url()}/t/${opened.table}`)
    await expect(second.locator('.ask .q')).toHaveText((await question(page))!)
    // What is answered in one is asked in neither; what is taken back in one stays taken back.
    const first = await question(page)
    await playsOn(page)
    await expect(second.locator('.ask .q')).toHaveText((await question(page))!)
    await page.getByRole('button', { name: 'Undo' }).click()
    for (const one of [page, second]) await expect(one.locator('.ask .q')).toHaveText(first!)
    await page.waitForTimeout(600)
    for (const one of [page, second]) await expect(one.locator('.ask .q')).toHaveText(first!)
    // Signing out in one leaves nothing behind in the other.
    await second.goto(`${url()}/tables`)
    await second.getByRole('button', { name: 'Sign out here' }).click()
    await expect(second.getByText('No table yet')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'No table here' })).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('gruft.tables') ?? '[]')).toBe('[]')
  })

  test('devices are signed out one by one, the password is changed, a table is left, the account is deleted', async ({
    page,
    browser,
  }) => {
    const opened = await openBarrow(),
      name = fresh()
    await sit(page, opened, own(opened))
    await makeAccount(page, name)
    const other = await device(browser)
    await other.goto(`${url()}/tables`)
    await signIn(other, name)
    await expect(row(other)).toBeVisible()
    await page.reload()
    const devices = page.locator('.devices li')
    await expect(devices).toHaveCount(2)
    await devices.filter({ hasNotText: 'this device' }).getByRole('button').click()
    await expect(devices).toHaveCount(1)
    await other.reload()
    await expect(other.getByText('You have been signed out here.')).toBeVisible()

    await page.getByRole('button', { name: 'Change the password' }).click()
    await page.getByLabel('Password until now').fill('not this one')
    await page.getByLabel('New password').fill('a better horse')
    await page.getByRole('button', { name: 'Change it' }).click()
    await expect(page.getByText('The password is wrong.')).toBeVisible()
    await page.getByLabel('Password until now').fill(PASSWORD)
    await page.getByRole('button', { name: 'Change it' }).click()
    await expect(page.getByText('The password is changed.')).toBeVisible()
    await signIn(other, name, 'a better horse')
    await expect(row(other)).toBeVisible()

    await row(other)
      .getByRole('button', { name: /More about/ })
      .click()
    await other.getByRole('button', { name: 'Leave this table' }).click()
    await expect(row(other)).toHaveCount(0)

    await page.getByRole('button', { name: 'Delete the account' }).click()
    await page.getByLabel('Password', { exact: true }).fill('a better horse')
    await page.getByRole('button', { name: 'Delete my account' }).click()
    await expect(page.getByText('Your account is deleted.')).toBeVisible()
    await signIn(page, name, 'a better horse')
    await expect(page.getByText('Name or password is wrong.')).toBeVisible()
    await other.context().close()
  })
})

test('whoever asks for it has a notice when it is their turn, and only while they look elsewhere', async ({
  browser,
}) => {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    permissions: ['notifications'],
  })
  const page = await context.newPage(),
    errors = watch(page)
  const opened = await openTable({ game: 'gloomhaven', scenario: '1', heroes: 2, seed: 3, title: 'Thursday' })
  // Somebody turns to another window.
  await page.addInitScript(() => {
    let away = false
    Object.defineProperty(document, 'hidden', { get: () => away })
    Object.assign(window, {
      turn: (to: boolean) => ((away = to), document.dispatchEvent(new Event('visibilitychange'))),
    })
  })
  const turnAway = (to: boolean) =>
    page.evaluate((to) => (window as unknown as { turn: (to: boolean) => void }).turn(to), to)
  const notices = () =>
    page.evaluate(async () => (await (await navigator.serviceWorker.ready).getNotifications()).map((one) => one.tag))
  await sit(page, opened, [opened.seats[0]!.link.key])
  const friend = await another(browser)
  await sit(friend, opened, [opened.seats[1]!.link.key])
  const everything = (names: string[]) =>
    Math.max(
      0,
      names.findIndex((name) => /everything/i.test(name)),
    )
  const waits = (one: Page) => one.locator('.ask.waits').count()
  /** Plays until the first waits for the friend. */
  const untilWaiting = async () => {
    for (let n = 0; n < 60 && !(await waits(page)); n++) await answer(page, everything)
    await expect(page.locator('.ask.waits')).toHaveCount(1)
  }
  /** The friend plays until the first is asked again. */
  const untilAsked = async () => {
    for (let n = 0; n < 200 && (await waits(page)); n++) await answer(friend, everything)
    await expect(page.locator('.ask.waits')).toHaveCount(0)
  }
  // Nobody has asked for notices.
  await untilWaiting()
  await turnAway(true)
  await untilAsked()
  expect(await notices()).toEqual([])
  await turnAway(false)

  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('switch', { name: 'Tell me when it is my turn' }).click()
  await expect(page.getByRole('switch', { name: 'Tell me when it is my turn' })).toBeChecked()
  await page.keyboard.press('Escape')
  await untilWaiting()
  await turnAway(true)
  await untilAsked()
  await expect.poll(notices).toEqual([opened.table])
  // Whoever is back needs no notice.
  await turnAway(false)
  await expect.poll(notices).toEqual([])
  expect(errors).toEqual([])
  await friend.context().close()
  await context.close()
})

for (const theme of ['dark', 'light'])
  for (const phone of [false, true])
    test(`axe finds nothing serious on the page of one's tables, ${theme}, ${phone ? 'phone' : 'desktop'}, and nothing is cut off`, async ({
      browser,
    }) => {
      const page = await device(browser, phone),
        errors = watch(page),
        opened = await openBarrow()
      await sit(page, opened, own(opened), { theme })
      const whole = async () => {
        await settled(page)
        await noSeriousFindings(page)
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
      }
      await page.goto(`${url()}/tables`)
      await expect(row(page)).toBeVisible()
      await whole()
      await makeAccount(page, fresh())
      await row(page)
        .getByRole('button', { name: /More about/ })
        .click()
      await page.getByRole('button', { name: 'Delete the account' }).click()
      await expect(page.getByText('At one table there is no other account.')).toBeVisible()
      await whole()
      expect(errors).toEqual([])
      await page.context().close()
    })
