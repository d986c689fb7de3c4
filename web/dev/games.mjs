// Pictures of Frosthaven, Descent and Sword & Sorcery: a new game, one's own turn with what it would do, the turn of
// the others, and why. node web/dev/games.mjs [name …], or with all others by screenshots.mjs.
import { answer, browser, DESKTOP, keepSmall, open, PHONE, picture, question, sit, stop, URL } from './pictures.mjs'

/** `ready`: what must be lit, too, for the picture of one's own turn; `shows`: what is to be seen in the turn of the others. */
const TABLES = [
  {
    name: 'frosthaven',
    shelf: 'Frosthaven',
    title: 'Howling in the Snow',
    body: { game: 'frosthaven', scenario: '0', heroes: 3, seed: 7 },
    seat: 'drifter',
    turn: /where to/i,
    wish: [/everything/, /initiative card/, /as Move/, /^Suffer/, /Stop|End the turn|Done|Pass/],
    why: / hits | suffers [1-9]/,
  },
  {
    name: 'descent',
    shelf: 'Descent',
    title: 'First Blood',
    body: { game: 'descent', scenario: 'first-blood', heroes: 3, seed: 3 },
    seat: 'syndrael',
    turn: /actions: [01], movement points: [1-9]/,
    wish: [/^pass$/i, /^Goblin|^Ettin/, /^attack$/i, /^done/i, /^move$/i, /^to /, /^end the turn/i],
    why: /is dealt [1-9]/i,
  },
  {
    name: 'overlord',
    title: 'First Blood',
    body: { game: 'descent', scenario: 'first-blood', heroes: 2, seed: 3 },
    seat: 'overlord',
    turn: /What does .* do\? \(actions: [01], movement points: [1-9]/,
    wish: [/^pass$/i, /^Syndrael|^Avric/, /^attack$/i, /^done/i, /^move$/i, /^to /, /^end/i],
    why: /is dealt [1-9]/i,
  },
  {
    name: 'sorcery',
    shelf: 'Sword & Sorcery',
    title: 'The Cold Chapel',
    body: { game: 'sword-and-sorcery', scenario: 'the-cold-chapel', heroes: 3, seed: 5 },
    seat: 'bran',
    turn: /What does \w+ do\? \(combat [1-9]/,
    ready: /^Attack (Bone|Ash)/,
    wish: [/^Attack (Bone|Ash)/, /against/, /hits|lethal/, /^Open/, /^Go to [23]/, /^Done/, /^Pass/, /^End the turn/],
    why: /blocked/i,
    shows: '.flying, .mway',
  },
]
const SHAPES = [
  [DESKTOP, ''],
  [PHONE, '-phone'],
]

/** A table at which bots play all seats but one; with the keys of that seat. */
async function seated({ body, title, seat }) {
  const seats = (await open({ ...body, title })).seats.map((one) => one.seat)
  const opened = await open({
    ...body,
    title,
    bots: Object.fromEntries(seats.filter((one) => one !== seat).map((one) => [one, 'greedy'])),
  })
  return { opened, keys: [opened.owner.key, opened.seats.find((one) => one.seat === seat).link.key] }
}
async function goto({ opened, keys }, shape, prefer) {
  const page = await sit(opened, keys, shape, prefer)
  await page.goto(`${URL}/t/${opened.table}`)
  await page.waitForSelector('.ask .q')
  return page
}
/** Points at something in the middle of what is lit on the board, as a mouse or a finger does. */
async function point(page, phone, ready) {
  const spots = page.locator(ready ? '.board-frame .figopt' : '.board-frame [data-option]'),
    n = await spots.count()
  if (!n) return
  const one = ready ? spots.last() : spots.nth(Math.floor(n / 2))
  await (phone ? one.dispatchEvent('click') : one.dispatchEvent('pointerenter', { pointerType: 'mouse' }))
  await page.waitForTimeout(500)
}
async function playTo(page, done, wish, most = 400) {
  for (let i = 0; i < most; i++) {
    if ((await page.locator('dialog.end').count()) || (await done())) return
    await answer(page, wish)
  }
  console.log('not reached; asked:', await question(page))
}

export async function games(wants) {
  for (const table of TABLES) {
    const { name, shelf, turn, ready, wish, why } = table
    if (shelf && wants(`${name}-new-game`))
      for (const [shape, mark] of SHAPES) {
        const page = await sit(undefined, [], shape)
        await page.goto(`${URL}/new`)
        await page.getByRole('button', { name: shelf, exact: true }).click()
        await page.waitForTimeout(900)
        await picture(page, `${name}-new-game${mark}`)
        await page.context().close()
      }
    if (wants(`${name}-turn`)) {
      const place = await seated(table),
        page = await goto(place, DESKTOP)
      const lit = () =>
        page
          .locator('[data-option]')
          .evaluateAll((all) =>
            all.map((one) => one.getAttribute('aria-label') ?? one.querySelector('span')?.textContent ?? ''),
          )
      await playTo(
        page,
        async () =>
          turn.test((await question(page)) ?? '') &&
          (await page.locator('.board-frame [data-option]').count()) > 0 &&
          (!ready || (await lit()).some((one) => ready.test(one))),
        wish,
      )
      for (const [shape, mark, prefer] of [
        ...SHAPES,
        ...(name === 'overlord' ? [] : [[DESKTOP, '-light', { theme: 'light' }]]),
      ]) {
        const other = await goto(place, shape, prefer)
        await other.waitForTimeout(1200)
        await point(other, shape === PHONE, ready)
        await picture(other, `${name}-turn${mark}`)
        await other.context().close()
      }
      await page.context().close()
    }
    if (wants(`${name}-why`)) {
      const place = await seated(table),
        page = await goto(place, DESKTOP)
      await playTo(page, async () => (await page.locator('.log .e', { hasText: why }).count()) > 0, wish)
      await page.context().close()
      for (const [shape, mark] of SHAPES) {
        const other = await goto(place, shape)
        await other.waitForTimeout(1200)
        if (await other.locator('dialog.end').count()) await other.keyboard.press('Escape')
        if (shape === PHONE) await other.getByRole('tab', { name: 'Log' }).click()
        await other.locator('.log .e', { hasText: why }).last().locator('.why').click()
        await other.waitForTimeout(900)
        await picture(other, `${name}-why${mark}`)
        await other.context().close()
      }
    }
    // The others, played calmly: the picture is taken while dice or cards lie on the table, or somebody walks.
    if (wants(`${name}-monster`))
      for (const [shape, mark] of SHAPES) {
        const page = await goto(await seated(table), shape, { pace: 'calm' })
        const shown = () =>
          page.evaluate(
            (shows) => !!document.querySelector('.ask .seg') && !!document.querySelector(shows),
            table.shows ?? '.stage .die, .stage .mod',
          )
        for (let i = 0; i < 1200 && !(await shown()); i++) {
          if (await page.locator('.ask .seg').count()) await page.waitForTimeout(40)
          else await answer(page, [/^pass$/i, /^End the turn/i, ...wish])
        }
        await keepSmall(await page.screenshot(), `${name}-monster${mark}`)
        await page.context().close()
      }
  }
}

if (process.argv[1] === import.meta.filename) {
  const only = process.argv.slice(2)
  await games((name) => !only.length || only.some((one) => name.startsWith(one)))
  await browser.close()
  stop()
}
