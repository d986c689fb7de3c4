// A stand-in for `gruft serve` while the client is worked on: speaks docs/protocol.md for one process, plays by
// `gruft engine` (GRUFT_BIN). Seats with bots answer at random. Nothing is stored.
import http from 'node:http'
import fs from 'node:fs'
import path from 'node:path'
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { randomBytes } from 'node:crypto'
import { WebSocketServer } from 'ws'

const BIN = process.env.GRUFT_BIN ?? 'gruft'
const PORT = Number(process.env.PORT ?? 7878)
const DIST = process.env.DIST ?? path.join(import.meta.dirname, '../dist')
const secret = () => randomBytes(16).toString('base64url')

class Engine {
  constructor() {
    this.process = spawn(BIN, ['engine'], { stdio: ['pipe', 'pipe', 'inherit'] })
    this.waiting = []
    createInterface({ input: this.process.stdout }).on('line', (line) => this.waiting.shift()(JSON.parse(line)))
  }
  ask(request) {
    return new Promise((ok, no) => {
      this.waiting.push((reply) =>
        reply.error ? no(Object.assign(new Error(reply.error.text), { kind: reply.error.kind })) : ok(reply.ok),
      )
      this.process.stdin.write(JSON.stringify(request) + '\n')
    })
  }
}

const tables = new Map(),
  keys = new Map()

async function open(body, origin) {
  const engine = new Engine()
  const state = await engine.ask({
    do: 'new',
    game: body.game,
    scenario: body.scenario,
    heroes: body.heroes,
    setup: body.setup,
    seed: body.seed ?? Math.floor(Math.random() * 1e9),
  })
  const id = secret().slice(0, 12)
  const table = {
    id,
    engine,
    state,
    title: body.title ?? body.game,
    game: body.game,
    bots: body.bots ?? {},
    clients: new Set(),
    talk: [],
    undos: 0,
    names: {},
    paused: false,
  }
  tables.set(id, table)
  const link = (what) => {
    const key = secret()
    keys.set(key, { table, ...what })
    return { key, url: `${origin}/t/${id}#${key}`, reachable: false }
  }
  table.link = link
  const out = {
    table: id,
    owner: link({ owner: true }),
    seats: state.seats.map((seat) => ({ seat, link: link({ seat }) })),
  }
  bots(table)
  return out
}

async function bots(table) {
  if (table.busy) return
  table.busy = true
  try {
    for (let n = 0; n < 500 && !table.state.outcome && !table.paused; n++) {
      const seat = table.state.asked.find((s) => table.bots[s])
      if (!seat) break
      const open = await table.engine.ask({ do: 'options', seat })
      const at = table.state.seats.indexOf(seat)
      const asked = open.find((q) => q.asked && q.seats.includes(at))?.asked
      if (!asked) break
      const o = asked.options[Math.floor(Math.random() * asked.options.length)]
      table.state = await table.engine.ask({ do: 'answer', seat, key: o.key, question: asked.question })
    }
  } finally {
    table.busy = false
  }
  await tell(table)
}

const info = (t) => ({
  tell: 'table',
  id: t.id,
  title: t.title,
  game: t.game,
  seats: t.state.seats.map((name, seat) => ({
    seat,
    name,
    person: t.names[name],
    bot: t.bots[name],
    here: [...t.clients].some((c) => c.seats.includes(name)),
  })),
  bots: ['random'],
  paused: t.paused,
  ended: false,
  over: !!t.state.outcome,
  spectators: false,
  seeded: false,
  shared: false,
  undos: t.undos,
})

async function view(t, client, seat) {
  const scene = await t.engine.ask({ do: 'scene', seat }),
    questions = await t.engine.ask({ do: 'options', seat }),
    log = await t.engine.ask({ do: 'log', seat })
  const text = JSON.stringify([scene, questions, log.lines.length])
  if (client.last[seat] === text) return
  const known = client.lines[seat] ?? [],
    now = log.lines.map((l) => JSON.stringify(l))
  let from = 0
  while (from < known.length && from < now.length && known[from] === now[from]) from++
  client.last[seat] = text
  // What is printed on cards is sent once; here all of it, since nobody looks at how much is sent.
  const faces = client.faces ? undefined : await t.engine.ask({ do: 'faces' })
  client.faces = true
  client.lines[seat] = now
  client.send({
    tell: 'view',
    view: seat,
    scene,
    faces,
    questions,
    log: { from, lines: log.lines.slice(from), undos: t.undos },
    standing: [],
  })
}
async function tell(t) {
  for (const c of t.clients) {
    c.send(info(t))
    for (const seat of c.seats.length ? c.seats : ['spectator']) await view(t, c, seat)
  }
}

const server = http.createServer(async (req, res) => {
  const url = new URL(req.url, `http://${req.headers.host}`)
  const json = (value, status = 200) => {
    res.writeHead(status, { 'content-type': 'application/json' })
    res.end(JSON.stringify(value))
  }
  let body = ''
  for await (const part of req) body += part
  try {
    if (url.pathname === '/api/games')
      return json((await new Engine().ask({ do: 'games' })).map((name) => ({ name, bots: ['random'] })))
    if (url.pathname === '/api/tables' && req.method === 'POST') return json(await open(JSON.parse(body), url.origin))
    if (url.pathname === '/api/tables/list')
      return json(
        [
          ...new Set(
            JSON.parse(body)
              .keys.map((k) => keys.get(k)?.table)
              .filter(Boolean),
          ),
        ].map((t) => ({
          table: t.id,
          title: t.title,
          game: t.game,
          seats: t.state.seats.filter((s) => !t.bots[s]),
          owner: true,
          asked: t.state.asked,
          your_turn: t.state.asked.some((s) => !t.bots[s]),
          paused: t.paused,
          over: !!t.state.outcome,
        })),
      )
    if (url.pathname.startsWith('/api/')) return json({ error: { kind: 'request', text: 'no such call' } }, 404)
    let file = path.join(DIST, url.pathname)
    if (!fs.existsSync(file) || fs.statSync(file).isDirectory()) file = path.join(DIST, 'index.html')
    const type =
      {
        '.html': 'text/html',
        '.js': 'text/javascript',
        '.css': 'text/css',
        '.svg': 'image/svg+xml',
        '.woff2': 'font/woff2',
        '.webmanifest': 'application/manifest+json',
        '.png': 'image/png',
      }[path.extname(file)] ?? 'application/octet-stream'
    res.writeHead(200, { 'content-type': type })
    fs.createReadStream(file).pipe(res)
  } catch (error) {
    json({ error: { kind: error.kind ?? 'request', text: String(error.message) } }, 400)
  }
})

new WebSocketServer({ server, path: '/ws' }).on('connection', (socket) => {
  const client = { seats: [], owner: false, last: {}, lines: {}, send: (m) => socket.send(JSON.stringify(m)) }
  let table
  const doing = {
    hello: async (m) => {
      const held = m.keys.map((k) => keys.get(k)).filter(Boolean)
      if (!held.length) throw Object.assign(new Error('no such key'), { kind: 'forbidden' })
      table = held[0].table
      client.seats = [...new Set(held.filter((h) => h.seat).map((h) => h.seat))]
      client.owner = held.some((h) => h.owner)
      table.clients.add(client)
      setTimeout(() => tell(table))
      return { protocol: 2, you: { seats: client.seats, owner: client.owner } }
    },
    answer: async (m) => {
      table.state = await table.engine.ask({
        do: 'answer',
        seat: m.seat ?? client.seats[0],
        key: m.key,
        question: m.question,
      })
      await tell(table)
      bots(table)
      return {}
    },
    undo: async (m) => {
      table.state = await table.engine.ask({ do: 'undo', seat: m.seat ?? client.seats[0], agreed: table.state.seats })
      table.undos++
      await tell(table)
      return {}
    },
    chat: async (m) => {
      const talk = {
        tell: 'talk',
        number: table.talk.length,
        at: Math.floor(Date.now() / 1000),
        from: table.state.seats.indexOf(client.seats[0]),
        what: { said: m.text },
      }
      table.talk.push(talk)
      for (const c of table.clients) c.send(talk)
      return {}
    },
    ping: async (m) => {
      for (const c of table.clients) c.send({ tell: 'ping', from: 0, at: m.at })
      return {}
    },
    name: async (m) => {
      table.names[m.seat ?? client.seats[0]] = m.name
      await tell(table)
      return {}
    },
    bot: async (m) => {
      if (m.bot) table.bots[m.seat] = m.bot
      else delete table.bots[m.seat]
      await tell(table)
      bots(table)
      return {}
    },
    pause: async (m) => {
      table.paused = m.on
      await tell(table)
      bots(table)
      return {}
    },
    invite: async (m) => ({ link: table.link({ seat: m.seat }) }),
    refresh: async () => {
      client.last = {}
      client.faces = false
      await tell(table)
      return {}
    },
  }
  socket.on('message', async (data) => {
    const m = JSON.parse(data)
    try {
      if (!doing[m.do]) throw Object.assign(new Error(`there is no command ${m.do}`), { kind: 'request' })
      client.send({ id: m.id, ok: await doing[m.do](m) })
    } catch (error) {
      client.send({ id: m.id, error: { kind: error.kind ?? 'request', text: error.message } })
    }
  })
  socket.on('close', () => table?.clients.delete(client))
})
server.listen(PORT, () => console.log(`http://127.0.0.1:${PORT}`))
