import { randomUUID } from 'node:crypto'
import { readdirSync, statSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { paidPractices } from '../../adapters/database/schema.ts'
import { createApp } from '../../app.ts'
import { setupPitches } from '../../features/elevator-pitch/testing/setup-pitches.ts'
import { createTestDatabase } from '../../testing/test-database.ts'
import { listen } from '../listen.ts'
import { whoMayCall } from '../testing/who-may-call.ts'
import { bodyLimits, createBodiesInFlight } from './bodies-in-flight.ts'
import { bodiesOf } from './body-limits.ts'

const { database } = await createTestDatabase({ maxConnections: 10 })
const megabyte = 1024 * 1024
/** Of the real sizes: at their own the attack sends 6 GB. */
const scale = 0.05
const { memory, disk } = bodyLimits.bytes
const bytes = { memory: memory * scale, disk: disk * scale }
const room = { ...bodyLimits, bytes, bytesPerUser: bodyLimits.bytesPerUser * scale }
const bodies = createBodiesInFlight(room)
const world = setupPitches({ createApp, database, bodies })
const server = await listen(world.app.fetch, '127.0.0.1', 0)
afterAll(() => server.close())

const recordings: Record<string, [field: string, megabytes: number]> = {
  '/api/transcribe-audio': ['audio', 24.9],
  '/api/interview-feedback': ['audio', 24.9],
  '/api/voice-to-resume/generate': ['audio', 24.9],
  '/api/elevator-pitch/analyze': ['video', 99.9],
  '/api/elevator-pitch/save': ['video', 99.9],
}
/** The calls that take a form, with the field of the file and the largest body each takes: of all others a resume or an ad. */
const takers = [...bodiesOf(world.app.routes)]
  .filter(([, { isForm }]) => isForm)
  .map(([path]) => [path, ...(recordings[path] ?? ['resumeFile', 4.9])] as const)

interface Parked {
  socket: ReturnType<typeof connect>
  sentBytes: number
  answer: string
}

/** Sends everything but the last byte, and then nothing more. Resolves once it is parked, or the server has had enough of it. */
function park(head: string[], prefix: string, bytes: number, sent = bytes - 1): Promise<Parked> {
  const block = Buffer.alloc(256 * 1024, 'x')
  return new Promise((resolve) => {
    const socket = connect(server.port, '127.0.0.1')
    const parked: Parked = { socket, sentBytes: 0, answer: '' }
    socket.write(`${[...head, `Content-Length: ${prefix.length + bytes}`].join('\r\n')}\r\n\r\n${prefix}`)
    const more = () => {
      while (parked.sentBytes < sent && !socket.destroyed && parked.answer === '') {
        const piece = block.subarray(0, Math.min(block.length, sent - parked.sentBytes))
        parked.sentBytes += piece.length
        if (!socket.write(piece)) return void socket.once('drain', more)
      }
      resolve(parked)
    }
    socket
      .on('connect', more)
      .on('error', () => resolve(parked))
      .on('close', () => resolve(parked))
    socket.on('data', (bytes) => {
      parked.answer += bytes
      resolve(parked)
    })
  })
}

const tus = { 'Tus-Resumable': '1.0.0' }
const headOf = (path: string, uid: string) => [
  `POST ${path} HTTP/1.1`,
  'Host: localhost',
  `Authorization: Bearer ${uid}`,
  'Content-Type: multipart/form-data; boundary=x',
]
const prefixOf = (field: string) =>
  `--x\r\nContent-Disposition: form-data; name="${field}"; filename="a.pdf"\r\nContent-Type: application/pdf\r\n\r\n`

async function accountWithRights() {
  const { uid } = await world.person(100)
  const now = new Date()
  const times = { createdAt: now, expiresAt: new Date(now.getTime() + 3_600_000) }
  await database.insert(paidPractices).values({ ...times, id: randomUUID(), userId: uid, startKeyHash: 'start' })
  return uid
}

const bytesIn = (folder: string) =>
  readdirSync(folder).reduce((sum, name) => sum + (statSync(join(folder, name), { throwIfNoEntry: false })?.size ?? 0), 0)

/** What sixty others get meanwhile, a third of whom bring a file of their own. */
async function askAsOthers(uids: string[]) {
  const ask = async (uid: string, method: string, path: string, file?: Blob) => {
    const form = new FormData()
    if (file) form.set('file', file, 'resume.pdf')
    const init = { method, headers: { Authorization: `Bearer ${uid}` }, signal: AbortSignal.timeout(5_000) }
    return fetch(`http://127.0.0.1:${server.port}${path}`, file ? { ...init, body: form } : init).then(
      ({ status }) => status,
      () => 0,
    )
  }
  const answers = uids.map(async (uid) => [
    await ask(uid, 'GET', '/api/credits'),
    await ask(uid, 'POST', '/api/extract-resume', new Blob(['%PDF-'])),
    await ask(uid, 'GET', '/readyz'),
  ])
  return (await Promise.all(answers)).flat()
}

const accounts = () => Promise.all(Array.from({ length: 20 }, accountWithRights))
const isLetGo = () => expect.poll(() => bodies.held(), { timeout: 10_000 }).toEqual({ bodies: 0, bytes: 0 })

describe('twenty accounts park the largest body that a call takes, and sixty of sixty other requests are answered', () => {
  let attackers: string[] = []
  let others: string[] = []
  beforeAll(async () => {
    attackers = await accounts()
    others = await accounts()
  })

  test.each(takers)('%s', async (path, field, megabytes) => {
    const sizeBytes = Math.round(megabytes * megabyte * scale)
    const parked = await Promise.all(attackers.map((uid) => park(headOf(path, uid), prefixOf(field), sizeBytes)))
    const answers = await askAsOthers(others)
    expect(answers.filter((status) => status === 200)).toHaveLength(60)
    // The file of a body that gave way is deleted a moment later.
    await expect.poll(() => bytesIn(join(world.folder, 'uploads'))).toBeLessThan(room.bytes.disk + megabyte)
    expect(bodies.held().bytes).toBeLessThanOrEqual(room.bytes.disk)
    for (const { socket } of parked) socket.destroy()
    await isLetGo()
  })

  test('/api/uploads/{id}, a piece of 100 MB', async () => {
    const sizeBytes = 100 * megabyte * scale
    const parking = attackers.map(async (uid) => {
      const id = randomUUID()
      const headers = { ...tus, 'Upload-Length': `${sizeBytes}`, 'Upload-Metadata': `uploadId ${btoa(id)}` }
      expect((await world.as(uid).request('POST', '/api/uploads', { headers })).status).toBe(201)
      const [, ...head] = headOf('', uid).map((line) =>
        line.replace('multipart/form-data; boundary=x', 'application/offset+octet-stream'),
      )
      const more = Object.entries({ ...tus, 'Upload-Offset': '0' }).map((header) => header.join(': '))
      return park([`PATCH /api/uploads/${id} HTTP/1.1`, ...head, ...more], '', sizeBytes)
    })
    const parked = await Promise.all(parking)
    const answers = await askAsOthers(others)
    expect(answers.filter((status) => status === 200)).toHaveLength(60)
    expect(bodies.held().bytes).toBeLessThanOrEqual(room.bytes.memory)
    const refused = parked.filter(({ answer }) => answer !== '')
    expect(refused.length).toBeGreaterThan(0)
    for (const { answer } of refused) expect(answer).toMatch(/^HTTP\/1\.1 503[\s\S]*retry-after: \d/i)
    for (const { socket } of parked) socket.destroy()
    await isLetGo()
  })
})

test('users without credits, practice or phone are answered before a byte of the body', async () => {
  const { uid } = await world.person(0, { phoneVerified: false })
  /** Before its body, feedback is not known to belong to a practice; that an improved resume is of a paid analysis only its body says. */
  const byBody: Record<string, number> = { '/api/interview-feedback': 402, '/api/analyze/improved-resume': 200 }
  const statusOf = (path: string) => byBody[path] ?? whoMayCall[`POST ${path}`]![4]
  const isFree = (path: string) => statusOf(path) === 200
  const answers = await Promise.all(
    takers.map(async ([path]) => {
      const parked = await park(headOf(path, uid), '', 100_000, 0)
      if (!isFree(path)) await expect.poll(() => parked.answer, { timeout: 5_000 }).toMatch(/^HTTP/)
      parked.socket.destroy()
      return [path, isFree(path) ? 'reads' : /40[234]/.exec(parked.answer)?.[0]]
    }),
  )
  expect(answers).toEqual(takers.map(([path]) => [path, isFree(path) ? 'reads' : `${statusOf(path)}`]))
  expect(answers).toContainEqual(['/api/analyze', '402'])
  await isLetGo()
})

test('one user has six bodies on their way; the seventh waits, and other users do not', async () => {
  const [ann, bob] = [await accountWithRights(), await accountWithRights()]
  const send = (uid: string) => park(headOf('/api/extract-resume', uid), prefixOf('file'), 100_000)
  const six = await Promise.all(Array.from({ length: bodyLimits.perUser }, () => send(ann)))
  await expect.poll(() => bodies.held().bodies).toBe(6)
  const seventh = await send(ann)
  await expect.poll(() => seventh.answer, { timeout: 5_000 }).toMatch(/^HTTP\/1\.1 429[\s\S]*retry-after: \d/i)
  const bobs = await send(bob)
  await expect.poll(() => bodies.held().bodies).toBe(7)
  for (const { socket } of [...six, bobs]) socket.destroy()
  await isLetGo()
})
