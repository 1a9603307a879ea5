import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { createApp } from '../app.ts'
import { createLedger } from '../billing/ledger/credit-ledger.ts'
import { connectedCoach } from '../coach/testing/connected-coach.ts'
import { defaultScript } from '../coach/testing/default-script.ts'
import { fail, type SeenRequest } from '../coach/testing/openai-script.ts'
import { startOpenAIServer } from '../coach/testing/openai-server.ts'
import { creditReasons } from '../contract/prices.ts'
import { setupAnalysis } from '../features/resume-analysis/testing/setup-analysis.ts'
import { answered, asks, aiCalls as features, form, interview, spoken } from './ai-calls.ts'
import { createTestDatabase } from './test-database.ts'

const { database } = await createTestDatabase({ maxConnections: 10 })
const server = await startOpenAIServer()
const DATA_DIR = mkdtempSync(join(tmpdir(), 'honest-price-'))
afterAll(async () => {
  await server.close()
  rmSync(DATA_DIR, { recursive: true, force: true })
})
beforeEach(() => server.setScript(defaultScript))

const world = setupAnalysis({
  createApp,
  database,
  coach: (log) => connectedCoach(server, { log }),
  settings: { DATA_DIR },
})

async function send(uid: string, path: string, body: FormData | string, key: string = randomUUID()) {
  const type = typeof body === 'string' ? { 'Content-Type': 'application/json' } : {}
  const headers = { Authorization: `Bearer ${uid}`, 'Idempotency-Key': key, ...type }
  const response = await world.app.request(path, { method: 'POST', body, headers })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}
const failsAt = (isFailing: (call: SeenRequest) => boolean) =>
  server.setScript((request, nth) => (isFailing(request) ? fail(400) : defaultScript(request, nth)))

describe.each(Object.entries(features))('%s', (_name, { reason, path, body, isMain, main }) => {
  const price = creditReasons[reason]

  test('a model that writes everything is paid for, and named', async () => {
    const ann = await world.person(100)
    const { status, body: answer } = await send(ann.uid, path, body())
    expect([status, answer.coach, answer.standIns, answer.charge]).toEqual([200, 'openai', [], undefined])
    expect([answer.creditsCharged, answer.creditsRemaining, await ann.credits()]).toEqual([price, 100 - price, 100 - price])
  })

  test('a model that fails at what is paid for: the stand-in’s answer is there, and the credits are back', async () => {
    const ann = await world.person(100)
    failsAt(isMain)
    const key = randomUUID()
    const { status, body: answer } = await send(ann.uid, path, body(), key)
    expect([status, answer.coach]).toEqual([200, 'openai'])
    expect(answer.standIns).toContain(main)
    expect(answer).toMatchObject({ charge: 'returned', creditsCharged: 0, creditsReturned: price, creditsRemaining: 100 })
    expect(await ann.credits()).toBe(100)
    // A reload finds the same, still for free.
    const again = await world.app.request('/api/answers', {
      headers: { Authorization: `Bearer ${ann.uid}`, 'Idempotency-Key': key },
    })
    expect(await again.json()).toEqual(answer)
    expect(await ann.credits()).toBe(100)
  })
})

test.each(Object.entries(features).filter(([, { side }]) => side.length > 0))(
  '%s: where a model fails beside what is paid for, that part is marked and the answer is charged',
  async (_name, { reason, path, body, isSide, side }) => {
    const [ann, price] = [await world.person(100), creditReasons[reason]]
    failsAt(isSide!)
    const { status, body: answer } = await send(ann.uid, path, body())
    expect([status, answer.coach, answer.charge]).toEqual([200, 'openai', undefined])
    expect((answer.standIns as string[]).toSorted()).toEqual(side.toSorted())
    expect([answer.creditsCharged, await ann.credits()]).toEqual([price, 100 - price])
  },
)

test('an answer with nothing in it for the AI to work on costs nothing', async () => {
  const ann = await world.person(100)
  const { body } = await send(
    ann.uid,
    '/api/interview-feedback',
    JSON.stringify({ ...answered, transcript: 'I don’t know, sorry.' }),
  )
  expect(body).toMatchObject({ score: 0, charge: 'returned', creditsReturned: 5, creditsRemaining: 100 })
})

test('a resume by the stand-in opens no free changes; a free change that the AI cannot write is not used up', async () => {
  const ann = await world.person(100)
  const make = (more: object = {}) => send(ann.uid, '/api/voice-to-resume/generate', form({ transcript: spoken, ...more }))
  failsAt(asks('told_life'))
  expect((await make()).body).toMatchObject({ generationId: '', regenerationsLeft: 0 })
  server.setScript(defaultScript)
  const { generationId } = (await make()).body
  failsAt(asks('told_life'))
  const failed = await make({ generationId })
  expect([failed.status, failed.body.message]).toEqual([503, 'The AI could not write this. Please try again; it stays free.'])
  server.setScript(defaultScript)
  expect((await make({ generationId })).body).toMatchObject({ creditsCharged: 0, regenerationsLeft: 4 })
  expect(await ann.credits()).toBe(80)
})

test('a voice interview without the AI’s questions does not begin; in one, feedback that the AI cannot write may be asked for again', async () => {
  const ann = await world.person(100)
  const start = () => send(ann.uid, '/api/analyze', form({ ...interview, interviewMode: 'true' }, 'resume'))
  failsAt(asks('interview_questions'))
  expect((await start()).body).toMatchObject({ code: 'unavailable', creditsReturned: 15, creditsRemaining: 100 })
  server.setScript(defaultScript)
  const { sessionId } = (await start()).body
  const review = (words: object = {}) =>
    send(ann.uid, '/api/interview-feedback', JSON.stringify({ ...answered, sessionId, questionIndex: 0, ...words }))
  failsAt(asks('answer_review'))
  for (let tries = 0; tries < 8; tries++) expect((await review()).status).toBe(503)
  // There is nothing here for the AI to write, however often it is asked.
  expect((await review({ transcript: 'I don’t know, sorry.' })).body).toMatchObject({ score: 0, recomputationsLeft: 5 })
  server.setScript(defaultScript)
  expect((await review()).body).toMatchObject({ standIns: [], creditsCharged: 0, recomputationsLeft: 4 })
  expect(await ann.credits()).toBe(85)
})

test('the ledger is right after all this', async () => {
  expect(await createLedger(database, () => new Date()).audit()).toEqual([])
})
