// A server to measure and to picture: GRUFT_URL, if one runs; otherwise GRUFT_BIN, or what cargo has built last, is
// started on a free port with data of its own.
import { spawn } from 'node:child_process'
import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'

const freePort = () =>
  new Promise((done) => {
    const probe = net.createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => done(port))
    })
  })

function built() {
  const target = process.env.CARGO_TARGET_DIR ?? path.join(import.meta.dirname, '../../target')
  const all = ['release', 'debug']
    .map((profile) => path.join(target, profile, 'gruft'))
    .filter((file) => fs.existsSync(file))
  return all.sort((a, b) => fs.statSync(b).mtimeMs - fs.statSync(a).mtimeMs)[0]
}

/** Gives the address, and how to end it. */
export async function server() {
  if (process.env.GRUFT_URL) return { url: process.env.GRUFT_URL, stop() {} }
  const bin = process.env.GRUFT_BIN ?? built()
  if (!bin) throw new Error('there is no program yet: cargo build, or GRUFT_BIN, or GRUFT_URL')
  const port = await freePort(),
    url = `http://127.0.0.1:${port}`
  const data = fs.mkdtempSync(path.join(os.tmpdir(), 'gruft-dev-'))
  const child = spawn(
    bin,
    [
      'serve',
      '--no-open',
      '--port',
      String(port),
      '--db',
      `sqlite:${path.join(data, 'gruft.db')}`,
      '--most-tables',
      '10000',
      '--most-sockets-each',
      '100',
    ],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  )
  const stop = () => {
    child.kill()
    fs.rmSync(data, { recursive: true, force: true })
  }
  for (let i = 0; i < 300; i++) {
    try {
      if ((await fetch(`${url}/health`)).ok) return { url, stop }
    } catch {
      // Not yet.
    }
    await new Promise((later) => setTimeout(later, 100))
  }
  stop()
  throw new Error(`${bin} does not answer`)
}

/** Opens a table; gives its number and all its keys. */
export async function table(url, body) {
  const made = await fetch(`${url}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const opened = await made.json()
  if (!made.ok) throw new Error(JSON.stringify(opened))
  return { ...opened, keys: [opened.owner.key, ...opened.seats.map((seat) => seat.link.key)] }
}

/** Somebody sits down with all keys, without the tour. */
export async function sit(browser, url, opened, prefer = {}) {
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' })).newPage()
  await page.addInitScript(
    ([id, keys, prefer]) => {
      localStorage.setItem('gruft.settings', JSON.stringify({ tour: false, pace: 'once', ...prefer }))
      localStorage.setItem('gruft.tables', JSON.stringify([{ id, keys, title: 'Measured', game: '', at: 1 }]))
    },
    [opened.table, opened.keys, prefer],
  )
  await page.goto(`${url}/t/${opened.table}`)
  await page.waitForSelector('[data-option]')
  return page
}
