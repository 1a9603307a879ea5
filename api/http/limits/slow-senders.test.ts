import { connect } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { createApp } from '../../app.ts'
import { setupPitches } from '../../features/elevator-pitch/testing/setup-pitches.ts'
import { createTestDatabase } from '../../testing/test-database.ts'
import { type Listening, listen, sendingLimits } from '../listen.ts'

const { database } = await createTestDatabase()
const world = setupPitches({ createApp, database })
/** The real pace, in stretches that a test can wait for. */
const pace = { ...sendingLimits, headersMs: 300, stretchMs: 300, lookEveryMs: 50 }
let server: Listening
afterEach(() => server.close())

/** Sends a head and then a piece every so often; resolves with what came back and when the connection ended. */
async function trickle(head: string[], piece: string, everyMs: number, pieces = Number.POSITIVE_INFINITY) {
  server = await listen(world.app.fetch, '127.0.0.1', 0, pace)
  const startedAtMs = performance.now()
  return await new Promise<{ answer: string; afterMs: number }>((resolve) => {
    let [answer, sent] = ['', 0]
    let timer: NodeJS.Timeout
    const socket = connect(server.port, '127.0.0.1', () => {
      socket.write(head.join('\r\n'))
      timer = setInterval(() => sent++ < pieces && socket.writable && socket.write(piece), everyMs)
    })
    socket.on('error', () => {})
    socket.on('data', (bytes) => {
      answer += bytes
      if (sent >= pieces) socket.end()
    })
    socket.on('close', () => {
      clearInterval(timer)
      resolve({ answer, afterMs: performance.now() - startedAtMs })
    })
  })
}

const headOf = (method: string, path: string, type: string, more: string[] = []) => [
  `${method} ${path} HTTP/1.1`,
  'Host: localhost',
  `Content-Type: ${type}`,
  'Content-Length: 60000',
  ...more,
  '',
  '',
]

test.each([
  ['a text', () => headOf('POST', '/api/feedback', 'application/json')],
  ['a form', async () => headOf('POST', '/api/extract-resume', 'multipart/form-data; boundary=x', [await bearer()])],
  ['a piece of a video', startedUpload],
])('whoever sends %s one byte at a time is told so and let go', async (_what, head) => {
  const { answer, afterMs } = await trickle(await head(), '[', 20)
  expect(answer).toMatch(/^HTTP\/1\.1 408/)
  expect(afterMs).toBeLessThan(1_500)
})

test('a sender that starts fast and then stalls is cut off, and what arrived of the body is gone', async () => {
  const form = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n'
  const head = headOf('POST', '/api/extract-resume', 'multipart/form-data; boundary=x', [await bearer()]).join('\r\n')
  const { answer, afterMs } = await trickle([head], `${form}${'x'.repeat(50_000)}`, 20, 1)
  expect(answer).toMatch(/^HTTP\/1\.1 408/)
  expect(afterMs).toBeLessThan(1_500)
  await expect.poll(() => world.services.bodies.held()).toEqual({ bodies: 0, bytes: 0 })
})

test('a slow phone that keeps a pace of a few kilobytes a second is waited for', async () => {
  const text = `{"feedbackText":"${'x'.repeat(9_960)}"}`
  const head = headOf('POST', '/api/feedback', 'application/json').join('\r\n').replace('60000', `${text.length}`)
  const { answer, afterMs } = await trickle([head], text.slice(0, 1_000).padEnd(1_000), 100, 10)
  expect(answer).toMatch(/^HTTP\/1\.1 400/)
  expect(afterMs).toBeGreaterThan(800)
})

test('a head that never ends is cut as well', async () => {
  const { answer, afterMs } = await trickle(['POST /api/feedback HTTP/1.1', 'Host: localhost', 'X-Long: '], 'x', 20)
  expect(answer).toMatch(/^HTTP\/1\.1 408/)
  expect(afterMs).toBeLessThan(1_500)
})

async function bearer() {
  return `Authorization: Bearer ${(await world.person()).uid}`
}

async function startedUpload() {
  const ada = await world.person()
  const id = crypto.randomUUID()
  await ada.upload(id, new Uint8Array([1]), 100_000)
  const more = [`Authorization: Bearer ${ada.uid}`, 'Tus-Resumable: 1.0.0', 'Upload-Offset: 1']
  return headOf('PATCH', `/api/uploads/${id}`, 'application/offset+octet-stream', more)
}
