// The rules reference, made at build from rules/*.md and cases/: one module for each game, loaded when somebody reads.
// `virtual:rules` has the games; `virtual:rules/NAME` their chapters, rules and the cases that show them;
// `virtual:cases/NAME` these cases as they are written: the engine draws them, or opens one as a puzzle.
import fs from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'

const root = path.join(path.dirname(new URL(import.meta.url).pathname), '../..')
type Case = { title: string; map: string; shows: string[]; text: string; plays: boolean }
export type Rule = { id: string; chapter: string; text: string; cases: number[] }
/** A chapter is called by the beginning of its rules' ids, `DE-HID`: two files of a game may have chapters of one name. */
export type Chapter = { id: string; title: string; part?: string }
export type Book = { chapters: Chapter[]; rules: Rule[]; cases: Drawn[] }
export type Drawn = Pick<Case, 'title' | 'plays'>

export function games(): { name: string; files: string[]; prefixes: string[] }[] {
  const text = fs.readFileSync(path.join(root, 'rules/games.toml'), 'utf8')
  return text
    .split('[[game]]')
    .slice(1)
    .map((part) => ({
      name: /name = "([^"]+)"/.exec(part)![1]!,
      files: [...part.matchAll(/file = "([^"]+)"/g)].map((m) => m[1]!),
      prefixes: [...part.matchAll(/prefix = "([^"]+)"/g)].map((m) => m[1]!),
    }))
}

/** A sentence without the marks of where it was read. */
const clean = (text: string) =>
  text
    .replace(/\s*\[l\. [^\]]*\]/g, '')
    .replace(/\s*⚠ inferred[^.;]*/g, '')
    .replace(/\*\*|`/g, '')
    .trim()

function casesOf(game: string): Case[] {
  const folder = path.join(root, 'cases', game)
  if (!fs.existsSync(folder)) return []
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.toml'))
    .sort()
    .flatMap((name) => {
      const text = fs.readFileSync(path.join(folder, name), 'utf8')
      const title = /^title = "((?:[^"\\]|\\.)*)"/m.exec(text)?.[1],
        map = /^map = '''\n([\s\S]*?)'''/m.exec(text)?.[1]
      const shows = [...(/^shows = \[([^\]]*)\]/m.exec(text)?.[1] ?? '').matchAll(/"([^"]+)"/g)].map((m) => m[1]!)
      if (!title || !map || map.length > 700) return []
      return [{ title: title.replace(/\\"/g, '"'), map, shows, text, plays: /^answer = /m.test(text) }]
    })
}

/** A game's book, and the cases in it as they are written. */
export function book(name: string): Book & { texts: string[] } {
  const game = games().find((g) => g.name === name)!,
    cases = casesOf(name),
    kept: Drawn[] = []
  const texts: string[] = []
  const out = { chapters: [], rules: [], cases: kept, texts } as Book & { texts: string[] }
  const byRule = new Map<string, Case[]>()
  for (const one of cases) for (const id of one.shows) byRule.set(id, [...(byRule.get(id) ?? []), one])
  const at = new Map<Case, number>()
  for (const [n, file] of game.files.entries()) {
    let chapter = ''
    const text = fs.readFileSync(path.join(root, 'rules', file), 'utf8')
    // What a book of several files is about in each of them: "cards, monsters and quests".
    const part = game.files.length > 1 ? /^# .*: (.+)$/m.exec(text)?.[1] : undefined
    for (const line of text.split('\n')) {
      const head = /^## (\w+) — (.+)$/.exec(line)
      if (head) {
        chapter = `${game.prefixes[n]}-${head[1]!}`
        out.chapters.push({ id: chapter, title: head[2]!, ...(part && { part }) })
        continue
      }
      const rule = /^- \*\*([A-Z]{2}-[A-Z]+-\d+[a-z]?)\*\* — (.*)$/.exec(line)
      if (rule) {
        const shown = (byRule.get(rule[1]!) ?? [])
          .slice()
          .sort((a, b) => a.map.length - b.map.length)
          .slice(0, 2)
          .map((one) => {
            if (!at.has(one)) {
              at.set(one, kept.push({ title: one.title, plays: one.plays }) - 1)
              texts.push(one.text)
            }
            return at.get(one)!
          })
        out.rules.push({ id: rule[1]!, chapter, text: clean(rule[2]!), cases: shown })
      } else if (/^ {2}- EXAMPLE/.test(line) && out.rules.length)
        out.rules[out.rules.length - 1]!.text += `\n${clean(line.slice(4))}`
    }
  }
  const used = new Set(out.rules.map((r) => r.chapter))
  out.chapters = out.chapters.filter((c) => used.has(c.id))
  return out
}

export function rules(): Plugin {
  const mark = '\0virtual:rules'
  return {
    name: 'gruft-rules',
    resolveId: (id) => (/^virtual:(rules|cases)/.test(id) ? `\0${id}` : null),
    load(id) {
      if (id === mark)
        return `export default {${games()
          .map((g) => `${JSON.stringify(g.name)}: () => import('virtual:rules/${g.name}')`)
          .join(',')}}`
      if (id === '\0virtual:cases')
        return `export default {${games()
          .map((g) => `${JSON.stringify(g.name)}: () => import('virtual:cases/${g.name}')`)
          .join(',')}}`
      if (id.startsWith(`${mark}/`)) {
        const { texts: _, ...read } = book(id.slice(mark.length + 1))
        return `export default JSON.parse(${JSON.stringify(JSON.stringify(read))})`
      }
      if (id.startsWith('\0virtual:cases/'))
        return `export default JSON.parse(${JSON.stringify(JSON.stringify(book(id.slice('\0virtual:cases/'.length)).texts))})`
      return null
    },
  }
}
