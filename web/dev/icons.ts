// The icons of game-icons that the client names, as one module: `virtual:icons`. Every icon that is written as
// `'icon-name'` in looks.ts, things.ts, hill.ts or as the name of an <Icon> is taken; nothing else is shipped.
import fs from 'node:fs'
import path from 'node:path'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const require = createRequire(import.meta.url)
const all: Record<string, { body: string }> = JSON.parse(fs.readFileSync(require.resolve('@iconify-json/game-icons/icons.json'), 'utf8')).icons
const source = path.join(path.dirname(new URL(import.meta.url).pathname), '../src')

export function namedIcons(): string[] {
  const names = new Set<string>()
  for (const file of fs.readdirSync(source, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(svelte|ts)$/.test(file)) continue
    const text = fs.readFileSync(path.join(source, file), 'utf8')
    const hits = [...text.matchAll(/(looks|things|hill)\.ts$|Die\.svelte$/.test(file) ? /'([a-z0-9-]+)'/g : /name="([a-z0-9-]+)"|#i-([a-z0-9-]+)|'([a-z0-9]+(?:-[a-z0-9]+)+)'/g)].map((hit) => hit[1] ?? hit[2] ?? hit[3]!)
    // An expression that chooses between icons.
    for (const [, inside] of text.matchAll(/name=\{([^}]*)\}/g)) hits.push(...[...inside!.matchAll(/'([a-z0-9-]+)'/g)].map((hit) => hit[1]!))
    for (const name of hits) if (all[name]) names.add(name)
  }
  return [...names].sort()
}

export function icons(): Plugin {
  const id = '\0virtual:icons'
  return {
    name: 'gruft-icons',
    resolveId: (name) => (name === 'virtual:icons' ? id : null),
    load(name) {
      if (name !== id) return null
      const sprite = namedIcons().map((n) => `<symbol id="i-${n}" viewBox="0 0 512 512">${all[n]!.body}</symbol>`).join('')
      return `export default ${JSON.stringify(sprite)}`
    },
  }
}
