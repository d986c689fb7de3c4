import {
  another,
  botsBut,
  expect,
  noSeriousFindings,
  openTable,
  playOut,
  sit,
  test,
  url,
  watch,
  wishing,
} from './table'
import type { Page } from '@playwright/test'

const SEATS = ['syndrael', 'avric-albright', 'overlord']
const HERO = wishing(
  [/^Pass$/i, /^attack$/i, /^(Goblin|Ettin|Mauler)/, /^move$/i, /^to /],
  /^(End the turn|Done|Rest|1 fatigue|Equip|Unequip|Give|Take)/i,
)
const OVERLORD = wishing(
  [/^leave the map/i, /^attack$/i, /^(Syndrael|Avric)/, /^move$/i, /^to /],
  /^(End|Done|Pass|Play)/i,
)

const openFirstBlood = (...people: string[]) =>
  openTable({ game: 'descent', scenario: 'first-blood', heroes: 2, seed: 3, bots: botsBut(SEATS, ...people) })
const keyOf = (opened: Awaited<ReturnType<typeof openTable>>, seat: string) =>
  opened.seats.find((one) => one.seat === seat)!.link.key

test('a newcomer starts Descent as a hero or as the overlord', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('gruft.settings', JSON.stringify({ tour: false, pace: 'once' })))
  await page.goto(`${url()}/new`)
  await page.getByRole('button', { name: 'Descent' }).click()
  const overlord = page.getByRole('radiogroup', { name: 'Who plays Overlord' })
  await expect(overlord.getByRole('radio', { name: 'A bot' })).toBeChecked()
  await page.getByRole('button', { name: 'Go down' }).click()
  await expect(page.locator('.hero.mine .name')).not.toHaveText('Overlord')
  await page.goto(`${url()}/new`)
  await page.getByRole('button', { name: 'Descent' }).click()
  await overlord.getByRole('radio', { name: 'You' }).click()
  await page.getByRole('button', { name: 'Go down' }).click()
  await expect(page.locator('.hero.mine .name')).toHaveText('Overlord')
  await expect(page.locator('.hero .plays')).toHaveCount(2)
  // The goals are told from the overlord's side.
  await expect(page.locator('.goal h3')).toHaveText(['Goal', 'What the heroes want'])
})

test('First Blood is played to its end as a hero against the bot', async ({ page }) => {
  test.setTimeout(240_000)
  const opened = await openFirstBlood('syndrael')
  await sit(page, opened, [opened.owner.key, keyOf(opened, 'syndrael')])
  await playOut(page, HERO)
  await expect(page.locator('dialog.end')).toBeVisible()
  await noSeriousFindings(page)
})

test('First Blood is played to its end as the overlord against bots', async ({ page }) => {
  test.setTimeout(240_000)
  const opened = await openFirstBlood('overlord')
  await sit(page, opened, [opened.owner.key, keyOf(opened, 'overlord')])
  await playOut(page, OVERLORD)
  await expect(page.locator('dialog.end')).toBeVisible()
})

/** Everything that a page hears from the server from now on. */
function listen(page: Page): string[] {
  const heard: string[] = []
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(String(payload))))
  return heard
}

/** The cards in the overlord's hand that a message tells of: in a whole scene, or in changes to it. */
function handIn(message: string): string[] {
  const told = JSON.parse(message),
    seats: any[] = told.scene?.seats ?? []
  const whole = seats.flatMap((seat) =>
    seat.zones.filter((zone: any) => zone.kind === 'hand').flatMap((zone: any) => zone.cards),
  )
  return whole.map((card: any) => card.id)
}

test('two browsers at one table: the overlord’s hand never reaches the other', async ({ page, browser }) => {
  test.setTimeout(240_000)
  const opened = await openFirstBlood('syndrael', 'overlord')
  const other = await another(browser),
    errors = watch(other)
  const hero = listen(page),
    overlord = listen(other)
  await sit(page, opened, [keyOf(opened, 'syndrael')])
  await sit(other, opened, [keyOf(opened, 'overlord')])
  // Both play on, until the overlord has drawn in a turn of their own; the overlord keeps every card.
  const drawn = () => overlord.filter((message) => message.includes('descent-draws')).length
  const KEEP = wishing([/^pass$/i, /^(end|done)/i], /^play/i),
    first = drawn()
  const overlordPlays = playOut(other, KEEP, { enough: () => drawn() > first })
  await Promise.all([overlordPlays, playOut(page, HERO, { until: overlordPlays })])
  await other.reload()
  await expect(other.locator('.hand .thing').first()).toBeVisible()
  const names = await other.locator('.hand .thing b').allInnerTexts()
  const held = [...new Set(overlord.flatMap(handIn))]
  expect(names.length).toBeGreaterThan(2)
  expect(held.length).toBeGreaterThan(2)
  // Neither in what the hero's browser has heard nor on its page is one of these cards; only how many there are.
  const tells = (message: string, card: string) => message.includes(`"${card}"`) || message.includes(`-${card}"`)
  for (const card of held) {
    expect(
      overlord.some((message) => tells(message, card)),
      card,
    ).toBe(true)
    expect(hero.filter((message) => tells(message, card))).toEqual([])
  }
  const seen = await page.locator('body').innerText()
  for (const name of names) expect(seen).not.toContain(name)
  expect(hero.filter((message) => message.includes('descent-drew')).length).toBeGreaterThan(0)
  await expect(page.locator('.hero', { hasText: 'Overlord' }).getByTitle('Cards in hand')).toHaveText(
    String(names.length),
  )
  expect(errors).toEqual([])
  await other.context().close()
})
