import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { namedIcons } from '../dev/icons'
import { fileOf, WORDS_OF } from '../src/lib/speech'
import { Words } from '../src/lib/words'

const root = new URL('../../words/', import.meta.url)
const files = (language: string) =>
  [...readdirSync(new URL(`${language}/`, root)).map((name) => `${language}/${name}`), `vectors/${language}.ftl`].map(
    (name) => readFileSync(new URL(name, root), 'utf8'),
  )
const vectors: { what: string; phrase: any; en: string; de: string }[] = JSON.parse(
  readFileSync(new URL('vectors.json', root), 'utf8'),
)

for (const language of ['en', 'de'] as const)
  describe(`words in ${language}`, () => {
    const words = new Words(language, files(language))
    for (const vector of vectors) it(vector.what, () => expect(words.say(vector.phrase)).toBe(vector[language]))
  })

describe('the words of the client', () => {
  const ids = (language: string) =>
    [...readFileSync(new URL(`${language}/client.ftl`, root), 'utf8').matchAll(/^(client-[\w-]+) =/gm)].map(
      (m) => m[1]!,
    )
  it('are the same in both languages', () => expect(ids('de')).toEqual(ids('en')))
  it('are there whenever the client says them', () => {
    const known = new Set(ids('en'))
    const said = readdirSync(new URL('../src/', import.meta.url), { recursive: true, encoding: 'utf8' })
      .filter((n) => /\.(svelte|ts)$/.test(n))
      .flatMap((n) =>
        [...readFileSync(new URL(`../src/${n}`, import.meta.url), 'utf8').matchAll(/\bt\('([a-z0-9-]+)'/g)].map(
          (m) => `client-${m[1]}`,
        ),
      )
    expect([...new Set(said)].filter((id) => !known.has(id))).toEqual([])
  })
})

describe('the words of each game', () => {
  const games = [
    ...readFileSync(new URL('../../rules/games.toml', import.meta.url), 'utf8').matchAll(/name = "([^"]+)"/g),
  ].map((m) => m[1]!)
  const named = (file: string, part: string) => file === part || file.startsWith(`${part}-`)
  it('are known for every game', () => expect(games.filter((game) => !(game in WORDS_OF))).toEqual([]))
  it('are every file but those of the client, the kernel and the terminal', () => {
    const parts = ['client', 'table', 'terminal', ...Object.values(WORDS_OF).flat()]
    const all = readdirSync(new URL('en/', root)).map(fileOf)
    expect(all.filter((file) => !parts.some((part) => named(file, part)))).toEqual([])
    expect(
      Object.values(WORDS_OF)
        .flat()
        .filter((part) => !all.some((file) => named(file, part))),
    ).toEqual([])
  })
  it('can come later than those of the client', () => {
    const read = (name: string) => readFileSync(new URL(`en/${name}.ftl`, root), 'utf8')
    const words = new Words('en', [read('client')])
    expect(words.has('descent-choose-attack')).toBe(false)
    const more = words.with([read('descent')])
    expect(more.has('descent-choose-attack') && more.has('client-undo')).toBe(true)
  })
})

describe('the icons of the first page', () => {
  it('are those that its files name: no figure, no card', () => {
    const { first, rest } = namedIcons()
    expect(first).toContain('daemon-skull')
    expect(first.length).toBeLessThan(60)
    for (const icon of ['swordman', 'rat', 'death-juice']) expect(rest).toContain(icon)
  })
})
