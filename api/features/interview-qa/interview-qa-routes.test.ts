import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { createApp } from '../../app.ts'
import { eventsOf } from '../../billing/charged-request/testing/setup-charged-requests.ts'
import { createLedger } from '../../billing/ledger/credit-ledger.ts'
import { fail } from '../../coach/testing/openai-script.ts'
import {
  InterviewQaResult,
  type InterviewQaSectionName,
  interviewQaSections,
  type QaQuestion,
} from '../../contract/interview-qa.ts'
import { interviewForm, type SentForm } from '../../testing/interview-form.ts'
import { resumePdf, setupAnalysis } from '../resume-analysis/testing/setup-analysis.ts'
import { setupBothCoaches } from '../resume-analysis/testing/setup-both-coaches.ts'

const { database, server, builtin, world, connected } = await setupBothCoaches({ createApp })
const free = setupAnalysis({ createApp, database, coach: builtin, settings: { DEV_MODE: '1' } })
const formFor = ({ app }: typeof world) => interviewForm(app, '/api/interview-qa/generate', resumePdf)
const send = formFor(world)
const sendConnected = formFor(connected)
const fixture = (name: string) => readFile(new URL(`../../documents/fixtures/${name}`, import.meta.url))

describe.each([
  ['builtin', world, send],
  ['openai', connected, sendConnected],
] as const)('with the %s coach', (name, { person }, sendForm) => {
  test('ten questions as one JSON answer, for 5 credits', async () => {
    const ann = await person()
    const response = await sendForm(ann.uid)
    expect(response.status).toBe(200)
    const body: unknown = await response.json()
    expect(InterviewQaResult.safeParse(body).error).toBeUndefined()
    expect(body).toMatchObject({ coach: name, standIns: [], creditsCharged: 5, creditsRemaining: 35 })
  })

  test('as events: the round, then the list of questions as it grows, then the charge', async () => {
    const ann = await person()
    const events = await eventsOf(await sendForm(ann.uid, { events: true, interviewRound: 'leadership' }))
    expect(events.at(-1)).toEqual(['done', { coach: name, standIns: [], creditsCharged: 5, creditsRemaining: 35 }])
    const sections = events
      .slice(0, -1)
      .map(([, data]) => data as { section: InterviewQaSectionName; data: { questions: unknown[] } })
    expect(sections[0]).toMatchObject({ section: 'round', data: { interviewRoundType: 'leadership' } })
    for (const { section, data } of sections) interviewQaSections[section].parse(data)
    const counts = sections.slice(1).map(({ data }) => data.questions.length)
    expect(counts).toEqual(counts.toSorted((a, b) => a - b))
    expect(counts.at(-1)).toBe(10)
  })

  test('a double tap is one charge', async () => {
    const ann = await person()
    const key = randomUUID()
    const taps = await Promise.all(Array.from({ length: 3 }, () => sendForm(ann.uid, { key, events: true })))
    for (const tap of taps) expect(await tap.text()).toContain('event: done')
    expect(await ann.credits()).toBe(35)
  })
})

test('in dev mode nothing is charged, also to somebody without credits', async () => {
  const ann = await free.person(0)
  const sendFree = formFor(free)
  expect(await (await sendFree(ann.uid)).json()).toMatchObject({ creditsCharged: 0, creditsRemaining: 0 })
  const events = await eventsOf(await sendFree(ann.uid, { events: true }))
  expect(events.at(-1)).toMatchObject(['done', { creditsCharged: 0 }])
  expect((await interviewForm(free.app, '/api/interview-prep/generate', resumePdf)(ann.uid)).status).toBe(402)
})

const big = (bytes: number) => {
  const file = new Uint8Array(bytes)
  file.set(resumePdf)
  return file
}
const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ')
const wrongType = 'Resume must be a PDF, DOC, or DOCX file'

describe('what is wrong is reported before anything is charged', () => {
  const refused: [string, SentForm, number, string][] = [
    ['no resume', { file: null }, 400, 'Please upload your resume'],
    ['a file input left empty', { file: new Blob([]), name: '' }, 400, 'Please upload your resume'],
    ['a text file', { file: new Blob(['hello']), name: 'resume.txt', type: 'text/plain' }, 415, wrongType],
    ['a text file renamed .docx', { file: new Blob(['hello there']), name: 'resume.docx' }, 415, wrongType],
    ['5 MB and one byte', { file: big(5_242_881) }, 413, 'Resume file size must be less than 5MB'],
    ['no round', { interviewRound: null }, 400, 'Please select an interview round'],
    ['49 characters', { jobDescription: 'x'.repeat(49) }, 400, 'Job description must be at least 50 characters'],
    ['1,001 words', { jobDescription: words(1001) }, 400, 'Job description cannot exceed 1000 words'],
  ]
  test.each(refused)('%s', async (_what, sent, status, message) => {
    const ann = await world.person()
    const response = await send(ann.uid, sent)
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({ message, error: message })
    expect(await ann.credits()).toBe(40)
  })

  test('50 characters, 1,000 words and 5,242,880 bytes are let in, and a PDF, DOCX or DOC whatever the case of its name', async () => {
    const taken: SentForm[] = [
      { jobDescription: 'Nurse for nights, wound care, Epic, BLS and ACLS'.padEnd(50, '!') },
      { jobDescription: words(1000) },
      { file: big(5_242_880) },
      { file: await fixture('nurse.docx'), name: 'RESUME.DOCX' },
      { file: await fixture('nurse.doc'), name: 'resume.Doc' },
      { name: 'RESUME.PDF' },
    ]
    for (const sent of taken) {
      const ann = await world.person(5)
      expect((await send(ann.uid, sent)).status).toBe(200)
      expect(await ann.credits()).toBe(0)
    }
  })
})

test('4 credits are too few', async () => {
  const poor = await world.person(4)
  const response = await send(poor.uid, { events: true })
  expect(response.status).toBe(402)
  expect(await response.json()).toMatchObject({ code: 'too_few_credits', creditsRemaining: 4 })
})

test('a model that fails costs nothing, and each question says that it is not the model’s', async () => {
  server.setScript((request) => fail(403, request))
  const ann = await connected.person()
  const events = await eventsOf(await sendConnected(ann.uid, { events: true }))
  expect(events.at(-1)).toMatchObject(['done', { charge: 'returned', creditsReturned: 5, creditsRemaining: 40 }])
  const { questions } = (events.at(-2)![1] as { data: { questions: QaQuestion[] } }).data
  expect(questions.map(({ standIn }) => standIn)).toEqual(Array.from({ length: 10 }, () => true))
  expect(await ann.credits()).toBe(40)
})

test('the ledger is right after all this', async () => {
  expect(await createLedger(database, () => new Date()).audit()).toEqual([])
})
