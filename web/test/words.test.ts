import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { Words } from '../src/lib/words'

const root = new URL('../../words/', import.meta.url)
const files = (language: string) => [...readdirSync(new URL(`${language}/`, root)).map((name) => `${language}/${name}`), `vectors/${language}.ftl`].map((name) => readFileSync(new URL(name, root), 'utf8'))
const vectors: { what: string; phrase: any; en: string; de: string }[] = JSON.parse(readFileSync(new URL('vectors.json', root), 'utf8'))

for (const language of ['en', 'de'] as const)
  describe(`words in ${language}`, () => {
    const words = new Words(language, files(language))
    for (const vector of vectors) it(vector.what, () => expect(words.say(vector.phrase)).toBe(vector[language]))
  })

describe('the words of the client', () => {
  const ids = (language: string) => [...readFileSync(new URL(`${language}/client.ftl`, root), 'utf8').matchAll(/^(client-[\w-]+) =/gm)].map((m) => m[1]!)
  it('are the same in both languages', () => expect(ids('de')).toEqual(ids('en')))
  it('are there whenever the client says them', () => {
    const known = new Set(ids('en'))
    const said = readdirSync(new URL('../src/', import.meta.url), { recursive: true, encoding: 'utf8' }).filter((n) => /\.(svelte|ts)$/.test(n))
      .flatMap((n) => [...readFileSync(new URL(`../src/${n}`, import.meta.url), 'utf8').matchAll(/\bt\('([a-z0-9-]+)'/g)].map((m) => `client-${m[1]}`))
    expect([...new Set(said)].filter((id) => !known.has(id))).toEqual([])
  })
})
