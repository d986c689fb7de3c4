// What a browser that has seen nothing yet is sent for a page until it is still: every answer with its bytes, as
// `gruft serve` packs them.
import { gzipSync } from 'node:zlib'

const PACKED = /javascript|css|html|json|svg|manifest/

/** Opens the page; gives each answer with its path and bytes, the largest first. */
export async function transfer(page, url) {
  const coming = []
  page.on('response', (answer) => {
    coming.push(
      (async () => {
        const path = new URL(answer.url()).pathname
        if (answer.status() >= 300) return { path, bytes: 0 }
        const body = await answer.body(),
          kind = answer.headers()['content-type'] ?? ''
        // `body` is unpacked. A preview sends nothing packed, and does not count its own way of sending.
        return {
          path,
          bytes: PACKED.test(kind) ? Math.min(gzipSync(body, { level: 9 }).length, body.length) : body.length,
        }
      })().catch(() => ({ path: answer.url(), bytes: 0 })),
    )
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.evaluate(() => document.fonts.ready)
  await page.waitForTimeout(500)
  return (await Promise.all(coming)).sort((a, b) => b.bytes - a.bytes)
}
