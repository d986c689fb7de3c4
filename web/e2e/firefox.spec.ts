// A short journey in Firefox, by WebDriver BiDi: the rest is tested in Chromium.
import puppeteer, { type Browser, type Page } from 'puppeteer-core'
import { expect, test } from '@playwright/test'
import { url } from './table'

const text = (page: Page, what: string) => page.$eval(what, (one) => one.textContent ?? '')
const question = (page: Page) => text(page, '.ask .q')
const press = (page: Page, name: string) => page.locator(`::-p-xpath(//button[contains(., "${name}")])`).click()

/** Takes the first lit option, with the keyboard; what hurts is asked twice. Then something else is asked. */
async function answer(page: Page) {
  const asked = () =>
    page.$eval('.ask', (one) => `${(one as HTMLElement).dataset.question} ${one.querySelector('.q')?.textContent}`)
  const before = await asked()
  await expect(async () => {
    await page.evaluate(() => document.querySelector<HTMLElement>('[data-option]')?.focus())
    await page.keyboard.press('Enter')
    await expect.poll(asked, { timeout: 2000 }).not.toBe(before)
  }).toPass({ timeout: 20_000 })
}

let browser: Browser
test.beforeAll(async () => {
  browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: process.env.FIREFOX ?? '/usr/bin/firefox-esr',
    headless: true,
    extraPrefsFirefox: { 'intl.accept_languages': 'en' },
  })
})
test.afterAll(() => browser?.close())

test('in Firefox a game is begun, played, taken back, and goes on after a reload', async () => {
  const page = await browser.newPage(),
    errors: string[] = []
  // A font that was on its way when the page was loaded again is no error: its status says that it was broken off.
  const brokenOff = /downloadable font: download failed .* status=2152398850/
  page.on(
    'console',
    (message) => message.type() === 'error' && !brokenOff.test(message.text()) && errors.push(message.text()),
  )
  page.on('pageerror', (error) => errors.push(String(error)))
  await page.setViewport({ width: 1440, height: 900 })
  await page.goto(url())
  await page.evaluate(() => localStorage.setItem('gruft.settings', JSON.stringify({ tour: false, pace: 'once' })))
  await page.reload()
  await press(page, 'Begin')
  await press(page, 'Go down')
  await page.waitForSelector('.ask .q')
  const first = await question(page)
  await answer(page)
  await press(page, 'Undo')
  await page.waitForFunction((first) => document.querySelector('.ask .q')?.textContent === first, {}, first)
  await answer(page)
  await answer(page)
  const asked = await question(page)
  await page.reload()
  await page.waitForSelector('.ask .q')
  expect(await question(page)).toBe(asked)
  await answer(page)
  expect(errors).toEqual([])
})
