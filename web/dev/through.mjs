// Plays through whatever stands before the server: opens tables at PLAY_URL over HTTPS, comes to them by socket, answers
// every question for every seat, and leaves and comes back in the middle. Says how many answers were stored.
//
//     NODE_EXTRA_CA_CERTS=ca.pem node dev/through.mjs https://gruft.example [ANSWERS]
//
// PLAY_AT=host:port: connect there, whatever the address says (for a name that no list of names knows).
import https from 'node:https'
import tls from 'node:tls'
import WebSocket from 'ws'

const [base, most = '40'] = process.argv.slice(2)
const at = process.env.PLAY_AT?.split(':')
const where = new URL(base)
const to = { host: at?.[0] ?? where.hostname, port: at?.[1] ?? (where.port || 443), servername: where.hostname }

function fail(text) {
  console.error(text)
  process.exit(1)
}

/** One call; gives status, head and text. */
function call(method, path, body) {
  return new Promise((done, no) => {
    const headers = { host: where.host, ...(body ? { 'content-type': 'application/json' } : {}) }
    const asked = https.request({ ...to, method, path, headers }, (answer) => {
      let text = ''
      answer
        .setEncoding('utf8')
        .on('data', (part) => (text += part))
        .on('end', () => done({ status: answer.statusCode, headers: answer.headers, text }))
    })
    asked.on('error', no)
    asked.end(body ? JSON.stringify(body) : undefined)
  })
}

/** Somebody at a table: sends commands, keeps the questions that are open. */
class Person {
  constructor(keys) {
    this.keys = keys
    this.open = new Map()
    this.waiting = new Map()
    this.number = 0
    this.over = false
  }
  async come() {
    this.socket = new WebSocket(`wss://${where.host}/ws`, {
      createConnection: () => tls.connect(to),
      origin: where.origin,
    })
    await new Promise((ok, no) => this.socket.on('open', ok).on('error', no))
    this.socket.on('message', (text) => this.hear(JSON.parse(text)))
    return this.say('hello', { protocol: 2, keys: this.keys })
  }
  hear(message) {
    if (message.tell === 'view' && message.questions)
      this.open.set(
        message.view,
        message.questions.filter((q) => q.asked).map((q) => q.asked),
      )
    if (message.tell === 'table') this.over = message.over
    if (!message.tell) {
      const { ok, no } = this.waiting.get(message.id)
      if (message.error) no(new Error(message.error.text))
      else ok(message.ok)
    }
  }
  say(what, more) {
    const id = ++this.number
    return new Promise((ok, no) => {
      this.waiting.set(id, { ok, no })
      this.socket.send(JSON.stringify({ id, do: what, ...more }))
      setTimeout(() => no(new Error(`nothing is heard of ${what}`)), 20_000).unref()
    })
  }
  /** The next question that somebody is asked, and who. */
  async asked() {
    for (let i = 0; i < 400 && !this.over; i++) {
      const found = [...this.open].find(([, asked]) => asked.length > 0)
      if (found) return { seat: found[0], asked: found[1][0] }
      await new Promise((later) => setTimeout(later, 50))
    }
  }
  leave() {
    return new Promise((done) => this.socket.on('close', done).close())
  }
}

const page = await call('GET', '/')
if (page.status !== 200 || !page.text.includes('<html')) fail(`the page is ${page.status}`)
const script = page.text.match(/src="([^"]+\.js)"/)?.[1]
if (!script || (await call('GET', script)).status !== 200) fail('the page has no script')
if ((await call('GET', '/metrics')).status !== 404) fail('figures are for everybody')
if ((await call('GET', '/health')).status !== 200) fail('it does not feel well')

let answers = 0
for (const [game, scenario] of [
  ['gloomhaven', '1'],
  ['massive-darkness-2', 'tutorial'],
  ['descent', 'first-blood'],
]) {
  const made = await call('POST', '/api/tables', { game, scenario, heroes: 2, seed: 7 })
  if (made.status !== 200) fail(`${game}: ${made.status} ${made.text}`)
  const opened = JSON.parse(made.text)
  if (!opened.owner.url.startsWith(`${where.origin}/t/`)) fail(`a link leads to ${opened.owner.url}`)
  const keys = [opened.owner.key, ...opened.seats.map((seat) => seat.link.key)]
  let person = new Person(keys)
  await person.come()
  for (let n = 0; n < Number(most) && !person.over; n++) {
    if (n === Math.floor(most / 2)) {
      await person.leave()
      person = new Person(keys)
      await person.come()
    }
    const { seat, asked } = (await person.asked()) ?? fail(`${game}: nobody is asked anything after ${n} answers`)
    await person.say('answer', { seat, question: asked.question, key: asked.options[n % asked.options.length].key })
    answers++
  }
  await person.leave()
}
console.log(`${answers} answers at three tables through ${where.origin}`)
