// The icons of game-icons that the client names, in two modules: `virtual:icons/first` has those of the first page,
// `virtual:icons/rest` all others. Every icon that is written as `'icon-name'` in looks.ts, emblems.ts, things.ts, hill.ts
// or as the name of an <Icon> is taken; nothing else is shipped.
import fs from 'node:fs'
import path from 'node:path'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const require = createRequire(import.meta.url)
const all: Record<string, { body: string }> = JSON.parse(
  fs.readFileSync(require.resolve('@iconify-json/game-icons/icons.json'), 'utf8'),
).icons
const source = path.join(path.dirname(new URL(import.meta.url).pathname), '../src')

/** The files of the first page: what `main.ts` imports, and what these import, but for what is only imported when it is opened. */
export function firstFiles(from = 'main.ts', found = new Set<string>()): Set<string> {
  if (found.has(from)) return found
  found.add(from)
  const text = fs.readFileSync(path.join(source, from), 'utf8')
  for (const [, name] of text.matchAll(/^\s*import (?!type\b)[^'()]*'(\.[^']+)'/gm)) {
    const to = path.join(path.dirname(from), name!),
      file = [to, `${to}.ts`].find((one) => /\.(svelte|ts)$/.test(one) && fs.existsSync(path.join(source, one)))
    if (file) firstFiles(file, found)
  }
  return found
}

function iconsIn(file: string): string[] {
  const text = fs.readFileSync(path.join(source, file), 'utf8')
  const hits = [
    ...text.matchAll(
      /(looks|emblems|things|hill)\.ts$|Die\.svelte$/.test(file)
        ? /'([a-z0-9-]+)'/g
        : /name="([a-z0-9-]+)"|#i-([a-z0-9-]+)|'([a-z0-9]+(?:-[a-z0-9]+)+)'/g,
    ),
  ].map((hit) => hit[1] ?? hit[2] ?? hit[3]!)
  // An expression that chooses between icons.
  for (const [, inside] of text.matchAll(/name=\{([^}]*)\}/g))
    hits.push(...[...inside!.matchAll(/'([a-z0-9-]+)'/g)].map((hit) => hit[1]!))
  return hits.filter((name) => all[name])
}

export function namedIcons(): { first: string[]; rest: string[] } {
  const first = new Set([...firstFiles()].flatMap(iconsIn))
  const files = fs
    .readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(svelte|ts)$/.test(file))
  const rest = new Set(files.flatMap(iconsIn).filter((name) => !first.has(name)))
  return { first: [...first].sort(), rest: [...rest].sort() }
}

export function icons(): Plugin {
  const mark = '\0virtual:icons/'
  return {
    name: 'gruft-icons',
    resolveId: (name) => (name.startsWith('virtual:icons/') ? `\0${name}` : null),
    load(name) {
      if (!name.startsWith(mark)) return null
      const which = namedIcons()[name.slice(mark.length) as 'first' | 'rest']
      const sprite = which.map((n) => `<symbol id="i-${n}" viewBox="0 0 512 512">${all[n]!.body}</symbol>`).join('')
      return `export default ${JSON.stringify(sprite)}`
    },
  }
}
