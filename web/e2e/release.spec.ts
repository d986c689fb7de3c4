// What a browser keeps of a release, and that it forgets it with the next one. Two releases are served by a door in front
// of the tested server, which alters the name of the release and what belongs to it.
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { expect, test, url } from './table'

type Door = { url: string; release: string; open: boolean; close: () => Promise<void> }

/** Serves what the tested server serves; the service worker belongs to the release that it is told. */
async function door(): Promise<Door> {
  const server = http.createServer(async (request, response) => {
    if (!state.open) return void response.destroy()
    const answer = await fetch(url() + request.url)
    let body = Buffer.from(await answer.arrayBuffer())
    if (request.url === '/worker.js')
      body = Buffer.from(body.toString().replace(/"name":"\w+"/, `"name":"${state.release}"`))
    response.writeHead(answer.status, {
      'content-type': answer.headers.get('content-type') ?? '',
      'cache-control': 'no-cache',
    })
    response.end(body)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const state: Door = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    release: 'first',
    open: true,
    close: () => new Promise((done) => server.close(() => done()).closeAllConnections()),
  }
  return state
}

const caches_ = (page: Page) => page.evaluate(() => caches.keys())
const inCharge = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')

// The door lets no sockets through, and it is shut once.
test.use({ killsServer: true })
test('a browser keeps one release, forgets it with the next, and opens the page without a network', async ({
  page,
}) => {
  const served = await door()
  try {
    await page.goto(served.url)
    await inCharge(page)
    expect(await caches_(page)).toEqual(['gruft-first'])
    // What is used is kept, beside what the first page needs; nothing else.
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Gruft' })).toBeVisible()
    const kept = await page.evaluate(async () =>
      (await (await caches.open('gruft-first')).keys()).map((one) => new URL(one.url).pathname),
    )
    expect(kept).toContain('/')
    expect(kept.filter((path) => path !== '/' && !path.startsWith('/assets/'))).toEqual([])

    served.release = 'second'
    await page.reload()
    await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))
    await expect.poll(() => caches_(page)).toEqual(['gruft-second'])

    await page.reload()
    await inCharge(page)
    served.open = false
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Gruft' })).toBeVisible()
  } finally {
    await served.close()
  }
})
