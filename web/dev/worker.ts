// The service worker of a release: `src/worker.js`, told which files belong to it. Its name changes whenever one of them
// does, so that a browser notices a new release and forgets the old one.
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import type { Plugin } from 'vite'

export type Release = { name: string; first: string[]; files: string[] }

type Part = { fileName: string } & (
  | { type: 'chunk'; isEntry: boolean; imports: string[]; viteMetadata?: { importedCss: Set<string> } }
  | { type: 'asset'; source: string | Uint8Array }
)

/** What belongs to a release, and what of it the first page needs. */
export function release(parts: Record<string, Part>): Release {
  const first = new Set<string>()
  const need = (name: string) => {
    const part = parts[name]
    if (!part || first.has(name)) return
    first.add(name)
    if (part.type !== 'chunk') return
    for (const style of part.viteMetadata?.importedCss ?? []) first.add(style)
    for (const other of part.imports) need(other)
  }
  for (const part of Object.values(parts)) if (part.type === 'chunk' && part.isEntry) need(part.fileName)
  const files = Object.keys(parts)
    .filter((name) => name.startsWith('assets/'))
    .sort()
  const page = parts['index.html']
  const hash = createHash('sha256').update(JSON.stringify(files))
  if (page?.type === 'asset') hash.update(page.source)
  const path = (name: string) => `/${name}`
  return { name: hash.digest('hex').slice(0, 12), first: [...first].sort().map(path), files: files.map(path) }
}

export function worker(): Plugin {
  return {
    name: 'gruft-worker',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const text = fs.readFileSync(new URL('../src/worker.js', import.meta.url), 'utf8')
      const source = `const RELEASE = ${JSON.stringify(release(bundle as unknown as Record<string, Part>))}\n${text}`
      this.emitFile({ type: 'asset', fileName: 'worker.js', source })
    },
  }
}
