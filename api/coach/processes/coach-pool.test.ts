import { Writable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { createLog } from '../../log.ts'
import { Problem } from '../../problem.ts'
import { queueLimits } from '../../processes/fair-queue.ts'
import type { Coach } from '../coach.ts'
import { createBuiltinCoach } from '../guides/builtin-coach.ts'
import type { ModelCall } from '../model/provider.ts'
import { plainDocument } from '../score/testing/plain-document.ts'
import { startOpenAIServer } from '../testing/openai-server.ts'
import { nurse } from '../testing/sample-candidates.ts'
import { type CoachPoolOptions, coachTexts, createCoachPool, type PooledCoach } from './coach-pool.ts'

const logged: string[] = []
const log = createLog('debug', new Writable({ write: (line, _, done) => done(void logged.push(String(line))) }))
const { signal } = new AbortController()
const model = { apiKey: 'none', baseUrl: 'http://127.0.0.1:9', model: 'none', callTimeoutMs: 1_000, maxTokens: 100 }
const opened: PooledCoach[] = []
afterAll(() => opened.forEach((pool) => void pool.close()))

function pool(options: Partial<CoachPoolOptions> = {}): PooledCoach {
  const coach = createCoachPool({ settings: null, log, turnLimitMs: 60_000, waitMs: 60_000, ...options })
  opened.push(coach)
  return coach
}

/** One process, with a coach that does what the transcript says. */
const strange = (options: Partial<CoachPoolOptions> = {}) =>
  pool({ settings: model, processes: 1, entry: new URL('./testing/strange-coach-process.ts', import.meta.url), ...options })
const review = (coach: Coach, transcript: string, its = signal) =>
  coach.reviewAnswer({ question: 'Why?', transcript, signal: its })
const pitch = { jobDescription: 'x', resumeText: '', script: '', transcript: 'x', signal }
const problemOf = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => error as Problem,
  )

async function all(events: AsyncIterable<object>): Promise<object[]> {
  const list = []
  for await (const event of events) list.push(event)
  return list
}

test('each answer of the coach is the same in a process of its own', async () => {
  const [own, coach] = [createBuiltinCoach(), pool()]
  const input = {
    resume: plainDocument(nurse.resumeText),
    jobDescription: nurse.jobDescription,
    round: 'technical' as const,
    signal,
  }
  const spoken = { transcript: nurse.resumeText, question: 'What did you do as a nurse?', signal }
  const words = { jobDescription: nurse.jobDescription, resumeText: nurse.resumeText, signal }
  expect(await all(coach.analyzeResume(input))).toEqual(await all(own.analyzeResume(input)))
  expect(await all(coach.prepareInterview(input))).toEqual(await all(own.prepareInterview(input)))
  expect(await all(coach.answerQuestions(input))).toEqual(await all(own.answerQuestions(input)))
  expect(await all(coach.reviewPitch({ ...words, ...spoken, script: '' }))).toEqual(
    await all(own.reviewPitch({ ...words, ...spoken, script: '' })),
  )
  expect(await coach.interviewQuestions(input)).toEqual(await own.interviewQuestions(input))
  expect(await coach.reviewAnswer(spoken)).toEqual(await own.reviewAnswer(spoken))
  expect(await coach.writePitch(words)).toEqual(await own.writePitch(words))
  expect(await coach.writeResume(spoken)).toEqual(await own.writeResume(spoken))
})

test('the same resume and ad go to the process that has read them, so that the model is asked once in a visit', async () => {
  const server = await startOpenAIServer()
  const calls: ModelCall[] = []
  const settings = { ...model, baseUrl: server.url, callTimeoutMs: 10_000, maxTokens: 1_200 }
  const coach = pool({ settings, onModelCall: (call) => calls.push(call) })
  const inputs = Array.from({ length: 3 }, (_, nth) => ({
    resume: plainDocument(`${nurse.resumeText}\nBadge ${nth}`),
    jobDescription: nurse.jobDescription,
    signal,
  }))
  const analyzed = (input: (typeof inputs)[number]) => all(coach.analyzeResume(input))
  await Promise.all(inputs.map(analyzed))
  await Promise.all(inputs.toReversed().map(analyzed))
  expect(server.requests.filter(({ schemaName }) => schemaName === 'match_reading')).toHaveLength(3)
  // What each of its processes asked is known here, where it is counted.
  expect(calls).toHaveLength(server.requests.length)
  expect(calls.every(({ outcome, inputTokens }) => outcome === 'answered' && inputTokens > 0)).toBe(true)
  await server.close()
})

test('a text that keeps its reader busy fails alone; what others had under way is done again, nothing told twice', async () => {
  const coach = strange({ turnLimitMs: 1_000 })
  const other = all(coach.reviewPitch(pitch))
  const [endless, told] = await Promise.all([problemOf(review(coach, 'never ends')), other])
  expect(endless).toBeInstanceOf(Problem)
  expect(endless?.body().message).toBe(coachTexts.tooLong)
  expect(told.map((event) => 'section' in event && event.section)).toEqual(['score', 'suggestions', 'refined'])
  const [before, after] = told.map((event) => 'data' in event && event.data)
  expect(before).not.toBe(after)
  expect(await review(coach, 'the next one')).toMatchObject({ heard: 'the next one' })
})

test('a process that has nothing more to do is not ended for the last text it read', async () => {
  const coach = strange({ turnLimitMs: 1_000 })
  const first = await review(coach, 'the only one')
  await sleep(1_200)
  expect(await review(coach, 'a later one')).toMatchObject({ pid: (first as unknown as { pid: number }).pid })
})

test('a text that takes all memory fails alone', async () => {
  const coach = strange({ memoryLimitBytes: 250 * 1024 * 1024 })
  const [greedy, other] = await Promise.all([problemOf(review(coach, 'takes all memory')), review(coach, 'small')])
  expect(greedy?.body().message).toBe(coachTexts.tooLong)
  expect(other).toMatchObject({ heard: 'small' })
})

test('a refusal, an unexpected error and a line of the log arrive as they would without a process', async () => {
  const coach = strange()
  const refusal = await problemOf(review(coach, 'is refused'))
  expect([refusal?.code, refusal?.body().message]).toEqual(['unreadable_file', 'Say it again.'])
  const broken = await problemOf(review(coach, 'breaks'))
  expect(broken).toMatchObject({ name: 'TypeError', stack: expect.stringContaining('strange-coach-process') })
  expect(JSON.stringify([broken?.message, broken?.stack])).not.toContain('words of the person')
  await review(coach, 'is logged')
  expect(logged.map((line) => JSON.parse(line))).toContainEqual(
    expect.objectContaining({ msg: 'The model failed', section: 'summary', level: 40 }),
  )
})

test('who leaves waits no longer, and the thread is free for the others', async () => {
  const coach = strange()
  await review(coach, 'begin')
  const leaving = new AbortController()
  const left = problemOf(review(coach, 'nobody waits', leaving.signal))
  leaving.abort(new Problem('unavailable', { message: 'Too long.' }))
  expect((await left)?.body().message).toBe('Too long.')
  for await (const event of coach.reviewPitch(pitch)) {
    expect(event).toMatchObject({ section: 'score' })
    break
  }
  expect(await review(coach, 'still here')).toMatchObject({ heard: 'still here' })
})

test('nobody waits for ever for a process, and closing tells everybody', async () => {
  const busy = pool({ processes: 1, waitMs: 300, entry: new URL('./testing/strange-coach-process.ts', import.meta.url) })
  const first = problemOf(review(busy, 'never ends'))
  const second = await problemOf(review(busy, 'waits'))
  expect(second?.body().message).toBe(coachTexts.busy)
  expect(second?.details.retryAfterSeconds).toBeGreaterThan(0)
  busy.close()
  expect((await first)?.status).toBe(503)
  expect((await problemOf(review(busy, 'too late')))?.status).toBe(503)
})

test('a hundred may wait for a process; one more is refused at once', async () => {
  const busy = pool({ processes: 1, entry: new URL('./testing/strange-coach-process.ts', import.meta.url) })
  const { mostWaiting } = queueLimits.coach
  const waiting = Array.from({ length: mostWaiting + 1 }, () => problemOf(review(busy, 'never ends')))
  const refused = await problemOf(review(busy, 'one more'))
  expect(refused?.body().message).toBe(coachTexts.busy)
  expect(refused?.details.retryAfterSeconds).toBeGreaterThan(0)
  busy.close()
  expect((await Promise.all(waiting)).filter((problem) => problem?.body().message === coachTexts.busy)).toEqual([])
})
