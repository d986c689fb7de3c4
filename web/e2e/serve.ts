// The server that is tested: GRUFT_URL, if it runs already; otherwise GRUFT_BIN is started on a free port. A program
// without the client in it is given one: GRUFT_CLIENT=preview puts the built client in front of it.
import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'

export const freePort = (): Promise<number> =>
  new Promise((done) => {
    const probe = net.createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as net.AddressInfo
      probe.close(() => done(port))
    })
  })

export async function reachable(url: string, seconds = 60) {
  for (let i = 0; i < seconds * 5; i++) {
    try {
      if ((await fetch(url)).ok) return
    } catch {
      // Not yet.
    }
    await new Promise((later) => setTimeout(later, 200))
  }
  throw new Error(`${url} does not answer`)
}

export type Server = {
  url: string
  database: string
  stop: (signal?: NodeJS.Signals) => Promise<void>
  again: () => Promise<void>
}

/** Starts a server of its own, which can be killed and started again on the same data. */
export async function serve(...more: string[]): Promise<Server> {
  const bin = process.env.GRUFT_BIN
  if (!bin) throw new Error('GRUFT_BIN names the program to test, or GRUFT_URL a server that runs')
  const preview = process.env.GRUFT_CLIENT === 'preview'
  const data = mkdtempSync(path.join(os.tmpdir(), 'gruft-e2e-')),
    port = await freePort(),
    front = preview ? await freePort() : port
  const database = `sqlite:${path.join(data, 'gruft.db')}`
  let child: ChildProcess, other: ChildProcess | undefined
  const start = async () => {
    child = spawn(
      bin,
      [
        'serve',
        '--no-open',
        '--port',
        String(port),
        '--db',
        database,
        '--most-tables',
        '10000',
        '--most-sockets-each',
        '100',
        ...more,
      ],
      { stdio: ['ignore', 'ignore', 'inherit'] },
    )
    await reachable(`http://127.0.0.1:${port}/health`)
  }
  await start()
  if (preview) {
    other = spawn('npx', ['vite', 'preview', '--host', '127.0.0.1', '--port', String(front), '--strictPort'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, GRUFT_URL: `http://127.0.0.1:${port}` },
      detached: true,
    })
    await reachable(`http://127.0.0.1:${front}/`)
  }
  const gone = () =>
    new Promise<void>((done) =>
      child.exitCode !== null || child.signalCode !== null ? done() : child.once('exit', () => done()),
    )
  return {
    url: `http://127.0.0.1:${front}`,
    database,
    stop: async (signal = 'SIGTERM') => {
      child.kill(signal)
      await gone()
      if (signal === 'SIGTERM' && other?.pid) process.kill(-other.pid)
    },
    again: start,
  }
}

export default async function setup() {
  if (process.env.GRUFT_URL) return
  const server = await serve()
  process.env.GRUFT_URL_TESTED = server.url
  return () => server.stop()
}
