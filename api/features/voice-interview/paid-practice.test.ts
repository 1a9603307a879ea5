import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { paidPractices } from '../../adapters/database/schema.ts'
import { createApp } from '../../app.ts'
import { Problem } from '../../problem.ts'
import { createTestDatabase } from '../../testing/test-database.ts'
import { setupInterview } from './testing/setup-interview.ts'

const { database } = await createTestDatabase({ maxConnections: 10 })
const world = setupInterview({ createApp, database, transcriber: 'http://127.0.0.1:9/v1' })

const practicesOf = async (uid: string) => (await database.select().from(paidPractices)).filter(({ userId }) => userId === uid)

test('fifteen credits buy ten questions, each with type and goal, and a practice of 24 hours', async () => {
  const ann = await world.person(15)
  const { status, body } = await ann.start()
  expect(status).toBe(200)
  expect(body.interviewQuestions).toHaveLength(10)
  for (const question of body.interviewQuestions) {
    expect(question.question.length).toBeGreaterThan(10)
    expect(['general', 'behavioral']).toContain(question.type)
    expect(question.goal.length).toBeGreaterThan(5)
  }
  expect(body).toMatchObject({ creditsCharged: 15, creditsRemaining: 0, transcription: 'server', coach: 'builtin' })
  expect(body.endsAt).toBe('2026-03-02T09:00:00.000Z')
  expect(body).toMatchObject({ interviewRoundType: 'hiring-manager', interviewGoal: expect.stringMatching(/./) })
  expect(body.resources).toHaveLength(3)
  expect(await practicesOf(ann.uid)).toMatchObject([{ id: body.sessionId }])
})

test('with 14 credits nothing starts, in the words of the screen', async () => {
  const ann = await world.person(14)
  const { status, body } = await ann.start()
  expect(status).toBe(402)
  expect(body.message).toBe("You don't have enough credits. Please purchase more credits to continue.")
  expect(await ann.credits()).toBe(14)
  expect(await practicesOf(ann.uid)).toEqual([])
})

test('the form is checked before anything is charged', async () => {
  const ann = await world.person()
  expect((await ann.start({ interviewRound: 'chat' })).body.message).toBe('Please select an interview round')
  expect((await ann.start({ jobDescription: 'short' })).body.message).toBe('Job description must be at least 50 characters')
  expect((await ann.startWithoutResume()).body.message).toBe('Please upload your resume')
  expect(await ann.credits()).toBe(40)
})

test('without interviewMode the same address still analyzes the resume', async () => {
  const ann = await world.person()
  const { body } = await ann.start({ interviewMode: 'false' })
  expect(body.sessionId).toBeUndefined()
})

test('a double tap starts and charges one interview', async () => {
  const ann = await world.person()
  const key = crypto.randomUUID()
  const taps = await Promise.all([ann.start({}, key), ann.start({}, key), ann.start({}, key)])
  const statuses = taps.map(({ status }) => status)
  expect(statuses.filter((status) => status === 200 || status === 409)).toHaveLength(3)
  const again = await ann.start({}, key)
  expect(again.status).toBe(200)
  expect(await ann.credits()).toBe(25)
  expect(await practicesOf(ann.uid)).toHaveLength(1)
})

test('when the server forgot the answer, the same start brings questions for the same practice, without another charge', async () => {
  const ann = await world.person()
  const key = crypto.randomUUID()
  const first = await ann.start({}, key)
  world.restart()
  const again = await ann.start({}, key)
  expect(again.status).toBe(200)
  expect(again.body.sessionId).toBe(first.body.sessionId)
  expect(again.body.endsAt).toBe(first.body.endsAt)
  expect(await ann.credits()).toBe(25)
  expect(await practicesOf(ann.uid)).toHaveLength(1)
})

test('questions that could not be made cost nothing and leave no practice', async () => {
  const failing = setupInterview({
    createApp,
    database,
    transcriber: null,
    coach: { interviewQuestions: async () => Promise.reject(new Problem('unavailable')) },
  })
  const ann = await failing.person()
  const { status, body } = await ann.start()
  expect(status).toBe(503)
  expect(body.message).toBe('Failed to generate interview questions. Please try again. Your 15 credits are back.')
  expect(await ann.credits()).toBe(40)
  expect(await practicesOf(ann.uid)).toEqual([])
})

test('nine questions are no interview and are not charged', async () => {
  const nine = setupInterview({
    createApp,
    database,
    transcriber: null,
    coach: {
      interviewQuestions: async () => ({
        questions: Array.from({ length: 9 }, () => ({ question: 'Why?', type: 'general' as const, goal: 'Reasons' })),
        defaults: 0,
      }),
    },
  })
  const ann = await nine.person()
  expect((await ann.start()).status).toBe(503)
  expect(await ann.credits()).toBe(40)
})

test('a practice that cannot be written is not charged', async () => {
  await database.execute(sql`ALTER TABLE paid_practices ADD CONSTRAINT broken CHECK (user_id = '') NOT VALID`)
  const ann = await world.person()
  const { status } = await ann.start()
  await database.execute(sql`ALTER TABLE paid_practices DROP CONSTRAINT broken`)
  expect(status).toBe(503)
  expect(await ann.credits()).toBe(40)
  expect(await practicesOf(ann.uid)).toEqual([])
})

test('a server that dies between work and charge leaves neither, and the credits come back', async () => {
  const dying = setupInterview({
    createApp,
    database,
    transcriber: null,
    deadlineMs: 1_000,
    // The process dies before the charge reaches the database.
    ledger: (ledger) => ({ ...ledger, post: () => new Promise(() => {}) }),
  })
  const ann = await dying.person()
  void ann.start()
  await expect.poll(() => ann.credits(), { timeout: 5_000 }).toBe(25)
  dying.passHours(1)
  await dying.ledger.reap()
  expect(await ann.credits()).toBe(40)
  expect(await practicesOf(ann.uid)).toEqual([])
})

test('deleting the account takes its practices along', async () => {
  const ann = await world.person()
  await ann.start()
  const { status } = await ann.call('DELETE', '/api/account')
  expect(status).toBe(200)
  expect(await practicesOf(ann.uid)).toEqual([])
})

test('the ledger is right after all this', async () => {
  world.passHours(1)
  await world.ledger.reap()
  expect(await world.ledger.audit()).toEqual([])
})
