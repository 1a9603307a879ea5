import { expect, test } from 'vitest'
import { createApp } from '../../app.ts'
import { createBuiltinCoach } from '../../coach/guides/builtin-coach.ts'
import { createDocumentReader, type DocumentReader } from '../../documents/document-reader.ts'
import { laughingPdf } from '../../documents/testing/bombs.ts'
import { createRateLimits, limits } from '../../http/limits/rate-limits.ts'
import { createTestDatabase } from '../../testing/test-database.ts'
import { setupAnalysis } from './testing/setup-analysis.ts'

const { database } = await createTestDatabase()

const coach = createBuiltinCoach()
/** Without rate limits, which would hide what is tested here. */
const often = { ...limits, analyze: [], ai: [], 'ai-ip': [] }

test('four accounts that send the worst files there are keep nobody else from being answered', { timeout: 180_000 }, async () => {
  // Generous for a busy machine. Without fair queueing, four one-minute files on two readers would block everyone for two.
  const documents = createDocumentReader({ timeLimitMs: 60_000, queueLimitMs: 45_000, totalLimitMs: 60_000 })
  const world = setupAnalysis({ createApp, database, coach, documents })
  let isOver = false
  const attack = async () => {
    const mallory = await world.person(15)
    while (!isOver) await mallory.analyze({ file: laughingPdf() })
    expect(await mallory.credits()).toBe(15)
  }
  const attacks = Array.from({ length: 4 }, attack)
  const people = await Promise.all(Array.from({ length: 12 }, () => world.person(15)))
  const statuses = await Promise.all(people.map(async (person) => (await person.analyze()).status))
  isOver = true
  await documents.close()
  await Promise.all(attacks)
  expect(statuses).toEqual(people.map(() => 200))
})

test('a user who has used up their reading seconds waits and is told why; other users are not affected', async () => {
  const rateLimits = createRateLimits(null, { ...often, 'reading-seconds': [{ times: 1, perSeconds: 600 }] })
  const documents = createDocumentReader({ timeLimitMs: 3_000 })
  const world = setupAnalysis({ createApp, database, coach, documents, rateLimits })
  const mallory = await world.person()
  expect((await mallory.analyze({ file: laughingPdf() })).status).toBe(422)
  const refusal = await mallory.analyze()
  expect(refusal.status).toBe(429)
  expect(Number(refusal.headers.get('Retry-After'))).toBeGreaterThan(500)
  expect(await refusal.json()).toMatchObject({
    message: 'Your last files took very long to read. Please wait a few minutes, then try a simpler file.',
  })
  expect(await mallory.credits()).toBe(40)
  expect((await (await world.person()).analyze()).status).toBe(200)
})

test('nothing is read for somebody who could not pay for it, and a repeated request is answered without credits', async () => {
  const reader = createDocumentReader()
  let files = 0
  const documents: DocumentReader = { ...reader, read: (...args) => reader.read(...args).finally(() => files++) }
  const world = setupAnalysis({ createApp, database, coach, documents })
  const ben = await world.person(14)
  expect((await ben.analyze()).status).toBe(402)
  expect(files).toBe(0)
  const ann = await world.person(15)
  const key = crypto.randomUUID()
  expect((await ann.analyze({ key })).status).toBe(200)
  expect(await ann.credits()).toBe(0)
  expect((await ann.analyze({ key })).status).toBe(200)
  expect(await ann.credits()).toBe(0)
})
