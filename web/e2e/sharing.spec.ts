import fs from 'node:fs'
import WebSocket from 'ws'
import {
  allKeys,
  another,
  answer,
  expect,
  noSeriousFindings,
  openTable,
  playUntil,
  question,
  sit,
  test,
  url,
  watch,
} from './table'

/** Plays a few rounds as quickly as the rules allow. */
const hurry = (names: string[]) =>
  Math.max(
    0,
    names.findIndex((name) => /End the turn|Suffer|Pass/.test(name)),
  )

test('a replay by link, exported, and opened from the file', async ({ page, browser }, info) => {
  const opened = await openTable({ game: 'gloomhaven', scenario: '1', heroes: 2, seed: 3 })
  await sit(page, opened, allKeys(opened))
  await playUntil(page, async () => /Round [2-9]/.test(await page.locator('.brand .when').innerText()), hurry)
  await page.getByRole('button', { name: 'Menu' }).click()
  // Nobody else sits there: whoever holds every seat agrees with themselves.
  await page.getByRole('button', { name: 'Share a replay' }).click()
  const link = (await page.locator('.share code').textContent())!
  expect(link).toMatch(/\/replay#[\w-]{22}$/)
  const file = info.outputPath('replay.json')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export' }).click(),
  ])
  await download.saveAs(file)
  expect(JSON.parse(fs.readFileSync(file, 'utf8')).game).toBe('gloomhaven')
  // Anybody who has the link.
  const stranger = await another(browser),
    errors = watch(stranger)
  await stranger.goto(`${url()}/replay#${link.split('#')[1]}`)
  await expect(stranger.getByRole('slider', { name: 'Time line' })).toBeVisible()
  await stranger.getByRole('button', { name: 'round 2' }).click()
  await expect(stranger.locator('.replay .big')).toHaveText(/round 2/i)
  await stranger.getByRole('radio', { name: 'Onlooker' }).click()
  await expect(stranger.getByRole('radio', { name: 'Onlooker' })).toHaveAttribute('aria-checked', 'true')
  await expect(stranger.locator('.replay .log .e').first()).toBeVisible()
  // And who has the file.
  await stranger.goto(`${url()}/replay`)
  await stranger.locator('input[type=file]').setInputFiles(file)
  await expect(stranger.getByRole('slider', { name: 'Time line' })).toBeVisible()
  expect(errors).toEqual([])
  await stranger.close()
})

/** Asks the server something in the place of somebody who holds a key. */
async function ask(key: string, command: object): Promise<any> {
  const socket = new WebSocket(`${url().replace('http', 'ws')}/ws`)
  try {
    return await new Promise((done, failed) => {
      socket.on('error', failed)
      socket.on('open', () => socket.send(JSON.stringify({ id: 1, do: 'hello', protocol: 2, keys: [key] })))
      socket.on('message', (text) => {
        const message = JSON.parse(String(text))
        if (message.id === 1) socket.send(JSON.stringify({ id: 2, ...command }))
        if (message.id === 2) done(message.ok ?? message.error)
      })
    })
  } finally {
    socket.close()
  }
}

test('who takes something back sees what, and the others are asked', async ({ page, browser }) => {
  test.setTimeout(90_000)
  const opened = await openTable({ game: 'gloomhaven', scenario: '1', heroes: 2, seed: 3 })
  const second = await another(browser),
    errors = watch(second)
  const key = opened.seats[0]!.link.key
  await sit(page, opened, [key])
  await sit(second, opened, [opened.seats[1]!.link.key])
  // Both play until an undo of the first would need the second.
  let asks = false
  for (let i = 0; i < 150 && !asks; i++) {
    await Promise.race([page, second].map((one) => one.waitForFunction(() => document.querySelector('[data-option]'))))
    if (await page.locator('[data-option]').count()) await answer(page, hurry)
    else await answer(second, hurry)
    const { undoing } = await ask(key, { do: 'undoing' })
    asks = undoing?.asks.length > 0 && undoing.lines.length > 0
  }
  expect(asks).toBe(true)
  await page.getByRole('button', { name: 'Undo' }).click()
  const dialog = page.getByRole('dialog', { name: 'Take this back?' })
  await expect(dialog).toContainText('must agree')
  await expect(dialog.locator('li').first()).toBeVisible()
  await noSeriousFindings(page)
  await page.getByRole('button', { name: 'Ask the others' }).click()
  await expect(second.getByText('would like to take something back')).toBeVisible()
  await expect(second.locator('.notice li').first()).toBeVisible()
  await noSeriousFindings(second)
  await second.getByRole('button', { name: 'Agree' }).click()
  await expect(second.getByText('would like to take something back')).toHaveCount(0)
  await expect(page.locator('[data-option]').first()).toBeVisible()
  expect(errors).toEqual([])
  await second.close()
})

test('marks stay for everybody until they are taken away', async ({ page, browser }) => {
  const opened = await openTable({ game: 'gloomhaven', scenario: '1', heroes: 2, seed: 3 })
  const second = await another(browser)
  await sit(page, opened, [opened.owner.key, opened.seats[0]!.link.key])
  await sit(second, opened, [opened.seats[1]!.link.key])
  await page.getByRole('button', { name: 'Put marks' }).click()
  await page.locator('.board-frame').click({ position: { x: 380, y: 260 } })
  await expect(second.locator('.plan')).toHaveCount(1)
  await second.reload()
  await expect(second.locator('.plan')).toHaveCount(1)
  await page.getByRole('button', { name: 'Put marks' }).click()
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Take my marks away' }).click()
  await expect(second.locator('.plan')).toHaveCount(0)
  await second.close()
})

test('bots play this position many times', async ({ page }) => {
  const opened = await openTable({ game: 'gloomhaven', scenario: '1', heroes: 2, seed: 3 })
  await sit(page, opened, allKeys(opened))
  const asked = await question(page)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Simulate from here' }).click()
  await expect(page.getByText(/won \d+ of ([2-9]\d|\d{3})/)).toBeVisible({ timeout: 30_000 })
  await expect(page.locator('.simulate .chance strong')).toHaveText(/^\d+ %$/)
  const stop = page.getByRole('button', { name: 'Enough' })
  if (await stop.isVisible()) await stop.click()
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(page.locator('.ask .q')).toHaveText(asked!)
})
