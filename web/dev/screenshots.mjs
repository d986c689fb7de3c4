// Pictures of the client for docs/screenshots, node web/dev/screenshots.mjs [name …]
// Every picture has at most 256 colours, so that it stays small.
import {
  answer,
  browser,
  DESKTOP,
  keepSmall,
  open,
  PHONE,
  picture,
  question,
  sit,
  stop,
  until,
  URL,
} from './pictures.mjs'
import { games } from './games.mjs'

const only = process.argv.slice(2)
const wants = (name) => !only.length || only.some((one) => name.startsWith(one))

const opened = await open({ game: 'gloomhaven', scenario: '1', heroes: 4, seed: 11, title: 'Black Barrow' })
const keys = [opened.owner.key, ...opened.seats.map((s) => s.link.key)]
const table = `${URL}/t/${opened.table}`

if (wants('start'))
  for (const [shape, mark] of [
    [DESKTOP, ''],
    [PHONE, '-phone'],
  ]) {
    const fresh = await sit(undefined, [], shape)
    await fresh.goto(URL)
    await picture(fresh, `start-first${mark}`)
    await fresh.close()
    const page = await sit(opened, keys, shape)
    await page.goto(URL)
    await picture(page, `start${mark}`)
    await page.close()
  }
if (wants('new-game'))
  for (const [shape, mark, prefer] of [
    [DESKTOP, '', {}],
    [DESKTOP, '-light', { theme: 'light' }],
    [PHONE, '-phone', {}],
  ]) {
    const page = await sit(undefined, [], shape, prefer)
    await page.goto(`${URL}/new`)
    await page.waitForTimeout(900)
    await picture(page, `new-game${mark}`)
    await page.close()
  }
if (wants('puzzle'))
  for (const [shape, mark] of [
    [DESKTOP, ''],
    [PHONE, '-phone'],
  ]) {
    const page = await sit(undefined, [], shape)
    await page.goto(`${URL}/rules/gloomhaven/GH-ADV-08`)
    await page.locator('.item.here .case .btn').first().click()
    await page.waitForSelector('.puzzle .guess')
    await page.waitForTimeout(1200)
    await page.locator('.puzzle .guess .seg button').nth(2).click()
    await picture(page, `puzzle${mark}`)
    const { answers } = await page.evaluate(() => JSON.parse(localStorage.getItem('gruft.tables'))[0].puzzle)
    for (const { key } of answers) {
      await page.locator(`[data-option="${key}"]`).first().focus()
      await page.keyboard.press('Enter')
      await page.waitForTimeout(900)
    }
    await picture(page, `puzzle-solved${mark}`)
    await page.close()
  }
if (wants('rules'))
  for (const [shape, prefer, mark] of [
    [DESKTOP, {}, ''],
    [DESKTOP, { theme: 'light' }, '-light'],
    [PHONE, {}, '-phone'],
  ]) {
    const page = await sit(undefined, [], shape, prefer)
    await page.goto(`${URL}/rules/gloomhaven/GH-FOC-02`)
    await page.waitForTimeout(900)
    await picture(page, `rules${mark}`)
    await page.close()
  }

const page = await sit(opened, keys)
await page.goto(table)
await until(page, /initiative card/, /everything|Equip/)
const also = async (name, before) => {
  for (const [shape, mark, prefer] of [
    [DESKTOP, '-light', { theme: 'light' }],
    [PHONE, '-phone', {}],
    [DESKTOP, '-german', { language: 'de' }],
  ]) {
    const other = await sit(opened, keys, shape, prefer)
    await other.goto(table)
    await other.waitForTimeout(1200)
    await before?.(other, shape === PHONE)
    await picture(other, name + mark)
    await other.close()
  }
}
if (wants('cards')) {
  await page.locator('.hand .place').nth(2).hover()
  await picture(page, 'cards')
  await also('cards')
}
await until(page, /what next/)
await until(page, /where to/, /as Move|Move/)
const point = async (p, phone) => {
  const spots = p.locator('.board-frame [data-option]')
  const n = await spots.count()
  if (!n) return
  if (phone) await spots.nth(Math.floor(n / 2)).dispatchEvent('click')
  else await spots.nth(Math.floor(n / 2)).dispatchEvent('pointerenter', { pointerType: 'mouse' })
  await p.waitForTimeout(500)
}
if (wants('turn')) {
  await page.waitForTimeout(1500)
  await point(page)
  await picture(page, 'turn')
  await also('turn', point)
}
if (wants('attack')) {
  for (let i = 0; i < 220; i++) {
    if (/whom/.test((await question(page)) ?? '') && (await page.locator('.figopt').count()) > 0) break
    await answer(page, /^To 9,|^To 10,|Suffer|, top$|as Attack|second|initiative card|as Move|Stop|Pass|End the turn/)
  }
  await page.waitForTimeout(400)
  const foe = page.locator('.figopt').first()
  if (await foe.count()) await foe.dispatchEvent('pointerenter', { pointerType: 'mouse' })
  await page.waitForTimeout(500)
  await picture(page, 'attack')
}
if (wants('monster') || wants('why')) {
  for (let i = 0; i < 160; i++) {
    if (/suffer/.test((await question(page)) ?? '')) break
    await answer(page, /Stop|End the turn|Done|second|initiative card|Pass/)
  }
  await picture(page, 'monster-question')
  await page.keyboard.press('Escape')
  const line = page.locator('.log .e', { hasText: /hits/ }).last().locator('.why')
  if (await line.count()) await line.click()
  await picture(page, 'why')
  const small = await sit(opened, keys, PHONE)
  await small.goto(table)
  await small.waitForTimeout(1200)
  await small.getByRole('tab', { name: 'Log' }).click()
  await small.locator('.log .e', { hasText: /hits/ }).last().locator('.why').click()
  await small.locator('.why-box').scrollIntoViewIfNeeded()
  await picture(small, 'why-phone')
  await small.close()
}
if (wants('monster')) {
  // A monster far away goes for a hero, played calmly: the picture is taken while its way and its focus are shown.
  const calm = await open({ game: 'gloomhaven', scenario: '1', heroes: 3, seed: 12, title: 'Black Barrow' })
  const all = [calm.owner.key, ...calm.seats.map((s) => s.link.key)]
  for (const [shape, mark] of [
    [DESKTOP, ''],
    [PHONE, '-phone'],
  ]) {
    const other = await sit(calm, all, shape, { pace: 'calm' })
    await other.goto(`${URL}/t/${calm.table}`)
    await other.waitForSelector('.ask .q')
    const far = () =>
      other.evaluate(
        () => (document.querySelector('.focus-line')?.getTotalLength() ?? 0) > 150 && !!document.querySelector('.mway'),
      )
    for (let i = 0; i < 400 && !(await far()); i++) {
      if (await other.locator('.ask .seg').count()) {
        await other.waitForTimeout(30)
        continue
      }
      await answer(other, /everything|Suffer|Stop|End the turn|Done|second|initiative card|Pass/)
    }
    const png = await other.screenshot()
    await keepSmall(png, `monster${mark}`)
    await other.keyboard.press('s')
    await other.close()
  }
}
if (wants('simulate')) {
  const fresh = await open({ game: 'gloomhaven', scenario: '1', heroes: 4, seed: 21, title: 'Black Barrow' })
  const page = await sit(fresh, [fresh.owner.key, ...fresh.seats.map((s) => s.link.key)])
  await page.goto(`${URL}/t/${fresh.table}`)
  await page.waitForSelector('.ask .q')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Simulate from here' }).click()
  await page
    .getByText(/^\d+ games played$/)
    .waitFor({ timeout: 60000 })
    .catch(() => undefined)
  await picture(page, 'simulate')
}
if (wants('replay'))
  for (const [shape, mark] of [
    [DESKTOP, ''],
    [PHONE, '-phone'],
  ]) {
    await page.setViewportSize(shape.viewport)
    await page.evaluate(() => localStorage.setItem('gruft.settings', JSON.stringify({ tour: false, pace: 'once' })))
    await page.goto(`${URL}/replay/${opened.table}`)
    await page.waitForTimeout(800)
    const round = page.getByRole('button', { name: 'round 2' })
    if (await round.count()) await round.click()
    for (let i = 0; i < 6; i++) await page.keyboard.press('ArrowRight')
    await picture(page, `replay${mark}`)
  }
if (wants('end')) {
  // Bots play it to its end; the page of one of them looks on.
  const bots = await open({
    game: 'gloomhaven',
    scenario: '1',
    heroes: 2,
    seed: 4,
    title: 'Black Barrow',
    bots: { brute: 'greedy', tinkerer: 'greedy' },
  })
  for (const [shape, mark, prefer] of [
    [DESKTOP, '', {}],
    [DESKTOP, '-light', { theme: 'light' }],
    [PHONE, '-phone', {}],
  ]) {
    const other = await sit(bots, [bots.owner.key, bots.seats[0].link.key], shape, prefer)
    await other.goto(`${URL}/t/${bots.table}`)
    await other.waitForSelector('dialog.end', { timeout: 240_000 })
    await picture(other, `end${mark}`)
    await other.close()
  }
}
if (wants('dice')) {
  const dark = await open({ game: 'massive-darkness-2', heroes: 2, seed: 5, title: 'Massive Darkness 2' })
  const all = [dark.owner.key, ...dark.seats.map((s) => s.link.key)]
  const player = await sit(dark, all)
  await player.goto(`${URL}/t/${dark.table}`)
  await player.waitForSelector('.ask .q')
  for (let i = 0; i < 260 && !(await player.locator('.stage .die').count()); i++)
    await answer(player, /[Aa]ttack|[Ff]ight|strike|[Oo]pen|^To |[Mm]ove/)
  for (const [shape, mark, prefer] of [
    [DESKTOP, '', {}],
    [DESKTOP, '-light', { theme: 'light' }],
    [PHONE, '-phone', {}],
  ]) {
    const other = await sit(dark, all, shape, prefer)
    await other.goto(`${URL}/t/${dark.table}`)
    await other.waitForTimeout(1500)
    await picture(other, `dice${mark}`)
    await other.close()
  }
}
await games(wants)
await browser.close()
stop()
