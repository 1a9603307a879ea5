import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createApp } from '../../app.ts'
import { setupPitches } from '../../features/elevator-pitch/testing/setup-pitches.ts'
import { createTestDatabase } from '../../testing/test-database.ts'
import { type Listening, listen } from '../listen.ts'
import { bodiesOf } from './body-limits.ts'

const { database } = await createTestDatabase()
const world = setupPitches({ createApp, database })
let server: Listening
beforeAll(async () => {
  server = await listen(world.app.fetch, '127.0.0.1', 0)
})
afterAll(() => server.close())

const id = '11111111-1111-4111-8111-111111111111'
const sizeBytes = 20 * 1024 * 1024
/** Every call the server knows, as one would send it. */
const calls = [...new Set(world.app.routes.map(({ method, path }) => `${method} ${path.replace(/:\w+/g, id)}`))]
  .filter((call) => !call.startsWith('ALL ') && !call.includes('*'))
  .map((call) => call.split(' ') as [method: string, path: string])

interface Answer {
  status: number
  body: string
  afterMs: number
}

/** Sends a body on a connection of its own and stops as soon as an answer is there, or when everything is sent. */
function send(method: string, path: string, headers: string[], body: { bytes: number; chunked?: boolean; byte?: string }) {
  const block = Buffer.alloc(64 * 1024, body.byte ?? '[')
  const startedAtMs = performance.now()
  return new Promise<Answer>((resolve, reject) => {
    const socket = connect(server.port, '127.0.0.1')
    let [answer, left] = ['', body.bytes]
    const length = body.chunked ? 'Transfer-Encoding: chunked' : `Content-Length: ${body.bytes}`
    socket.write(`${[`${method} ${path} HTTP/1.1`, 'Host: localhost', length, ...headers].join('\r\n')}\r\n\r\n`)
    const more = () => {
      while (left > 0 && answer === '' && !socket.destroyed) {
        const piece = block.subarray(0, Math.min(left, block.length))
        left -= piece.length
        if (body.chunked) socket.write(`${piece.length.toString(16)}\r\n`)
        const isRoomLeft = socket.write(piece)
        if (body.chunked) socket.write(left === 0 ? '\r\n0\r\n\r\n' : '\r\n')
        if (!isRoomLeft) return void socket.once('drain', more)
      }
    }
    socket.on('connect', more).on('error', (error) => answer === '' && reject(error))
    socket.on('data', (piece: Buffer) => {
      answer += piece.toString()
      const [head = '', text = ''] = answer.split('\r\n\r\n')
      if (text.length < Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0)) return
      socket.destroy()
      resolve({ status: Number(head.split(' ')[1]), body: text, afterMs: performance.now() - startedAtMs })
    })
  })
}

const json = ['Content-Type: application/json']
const tooLarge = [413, expect.stringContaining('"code":"too_large"')]

describe.each([
  ['that says its length', false],
  ['in chunks', true],
])('20 MB of %s', (_how, chunked) => {
  test.each(calls)('%s %s are refused at once', async (method, path) => {
    const rssBefore = process.memoryUsage.rss()
    const { status, body, afterMs } = await send(method, path, json, { bytes: sizeBytes, chunked })
    expect([status, body]).toEqual(tooLarge)
    expect(afterMs).toBeLessThan(1_000)
    expect(process.memoryUsage.rss() - rssBefore).toBeLessThan(40 * 1024 * 1024)
  })
})

test('a form sent to a call that reads none is as limited as anything else', async () => {
  const headers = ['Content-Type: multipart/form-data; boundary=x']
  for (const path of ['/api/feedback', '/api/create-checkout-session', '/api/elevator-pitch/generate', '/api/uploads', '/'])
    expect((await send('POST', path, headers, { bytes: sizeBytes, chunked: true })).status).toBe(413)
})

/** The slowest of ten looks at the server's health while ten such bodies arrive at once. */
async function slowestHealthMs(): Promise<number> {
  const bodies = Array.from({ length: 10 }, (_, nth) =>
    send('POST', '/api/feedback', json, { bytes: sizeBytes, chunked: nth % 2 === 0 }),
  )
  const health = []
  for (let nth = 0; nth < 10; nth++) health.push(await send('GET', '/healthz', [], { bytes: 0 }))
  for (const { status } of await Promise.all(bodies)) expect(status).toBe(413)
  return Math.max(...health.map(({ afterMs }) => afterMs))
}

test('while ten such bodies arrive at once the server stays in health', async () => {
  // A server that reads them is slow each time; a machine with other work to do is slow now and then.
  let quickestMs = Infinity
  for (let looks = 0; looks < 5 && quickestMs >= 300; looks++) quickestMs = Math.min(quickestMs, await slowestHealthMs())
  expect(quickestMs).toBeLessThan(300)
})

/** The webhook parses nothing before it has checked the signature, and this world has no payments; a report is never so long. */
const parsing = calls.filter(
  ([method, path]) => method === 'POST' && !['/api/stripe/webhook', '/api/page-reports'].includes(path),
)
test.each(parsing)('%s %s takes a body nested 30,000 deep for a bad one', async (_, path) => {
  const ada = await world.person()
  const headers = { 'Content-Type': 'application/json' }
  for (const deep of ['['.repeat(60_000), `${'['.repeat(30_000)}${']'.repeat(30_000)}`, '{"metadata":'.repeat(5_000)]) {
    const startedAtMs = performance.now()
    const { status } = await ada.request('POST', path, deep, headers)
    expect([200, 400, 401, 403, 404, 412]).toContain(status)
    expect(performance.now() - startedAtMs).toBeLessThan(500)
  }
})

test('addresses and headers are refused from 16 KB on', async () => {
  const long = 'x'.repeat(20_000)
  expect((await send('GET', `/api/config?q=${long}`, [], { bytes: 0 })).status).toBe(431)
  expect((await send('GET', '/api/config', [`X-Long: ${long}`], { bytes: 0 })).status).toBe(431)
})

test('64 KB are taken, one byte more is refused with a sentence', async () => {
  const body = (bytes: number) => `{"feedbackText":"Hello","email":""${' '.repeat(bytes - 35)}}`
  const post = (bytes: number) =>
    world.app.request('/api/feedback', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: body(bytes) })
  expect((await post(64 * 1024)).status).toBe(200)
  const refused = await post(64 * 1024 + 1)
  expect([refused.status, await refused.json()]).toEqual([
    413,
    expect.objectContaining({ message: 'This is longer than we can take. Please shorten it and try again.' }),
  ])
})

const longer = [...bodiesOf(world.app.routes)].flatMap(([path, { maxBytes }]) => (maxBytes ? [[path, maxBytes] as const] : []))
test.each(longer)('%s takes %i bytes, and not one more', async (path, bytes) => {
  const statusOf = async (length: number) => (await world.app.request(path, { method: 'POST', body: ' '.repeat(length) })).status
  expect(await statusOf(bytes)).not.toBe(413)
  expect(await statusOf(bytes + 1)).toBe(413)
})
