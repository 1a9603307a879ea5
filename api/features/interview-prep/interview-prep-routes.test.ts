import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { createApp } from '../../app.ts'
import { eventsOf } from '../../billing/charged-request/testing/setup-charged-requests.ts'
import { createLedger } from '../../billing/ledger/credit-ledger.ts'
import { fail } from '../../coach/testing/openai-script.ts'
import { InterviewPrepResult, type InterviewPrepSectionName, interviewPrepSections } from '../../contract/interview-prep.ts'
import { interviewRoundIds } from '../../contract/interview-rounds.ts'
import { interviewForm, type SentForm } from '../../testing/interview-form.ts'
import { resumePdf, setupAnalysis, tightLimits } from '../resume-analysis/testing/setup-analysis.ts'
import { setupBothCoaches } from '../resume-analysis/testing/setup-both-coaches.ts'

const { database, server, builtin, world, connected } = await setupBothCoaches({ createApp })
const formFor = ({ app }: typeof world) => interviewForm(app, '/api/interview-prep/generate', resumePdf)
const send = formFor(world)
const sendConnected = formFor(connected)
const fixture = (name: string) => readFile(new URL(`../../documents/fixtures/${name}`, import.meta.url))

describe.each([
  ['builtin', world, send],
  ['openai', connected, sendConnected],
] as const)('with the %s coach', (name, { app, person }, sendForm) => {
  test('a round, a resume and a job description become one JSON answer, for 5 credits', async () => {
    const ann = await person()
    const response = await sendForm(ann.uid, { more: { resultType: 'complete' } })
    expect(response.status).toBe(200)
    const body: unknown = await response.json()
    expect(InterviewPrepResult.safeParse(body).error).toBeUndefined()
    expect(body).toMatchObject({ coach: name, standIns: [], creditsCharged: 5, creditsRemaining: 35 })
    expect(await ann.credits()).toBe(35)
  })

  test('a page that asks for events gets the round first, each section as it is ready, then the charge', async () => {
    const ann = await person()
    const events = await eventsOf(await sendForm(ann.uid, { events: true, interviewRound: 'panel' }))
    expect(events.at(-1)).toEqual(['done', { coach: name, standIns: [], creditsCharged: 5, creditsRemaining: 35 }])
    const sections = events.slice(0, -1).map(([, data]) => data as { section: InterviewPrepSectionName; data: object })
    expect(sections[0]).toMatchObject({ section: 'round', data: { interviewRoundType: 'panel', resumeRead: true } })
    for (const { section, data } of sections) interviewPrepSections[section].parse(data)
    expect(new Set(sections.map(({ section }) => section))).toEqual(new Set(Object.keys(interviewPrepSections)))
  })

  test('the resume may be left out', async () => {
    const ann = await person()
    for (const file of [null, new Blob([])]) {
      const response = await sendForm(ann.uid, { file, name: '' })
      expect(response.status).toBe(200)
      expect(await response.json()).toMatchObject({ resumeRead: false, creditsCharged: 5 })
    }
  })

  test('a double tap is one preparation and one charge; a reload fetches it; the same key for something else is refused', async () => {
    const ann = await person()
    const key = randomUUID()
    const taps = await Promise.all(Array.from({ length: 3 }, () => sendForm(ann.uid, { key, events: true })))
    const bodies = await Promise.all(taps.map((response) => response.text()))
    expect(bodies.every((body) => body.includes('event: done'))).toBe(true)
    expect((await eventsOf(await ann.fetchAnswer(key, true))).at(-1)).toEqual([
      'done',
      expect.objectContaining({ creditsCharged: 5 }),
    ])
    expect(await ann.credits()).toBe(35)
    expect((await sendForm(ann.uid, { key, interviewRound: 'panel' })).status).toBe(422)
    const other = interviewForm(app, '/api/interview-qa/generate', resumePdf)
    expect((await other(ann.uid, { key, interviewRound: 'hiring-manager' })).status).toBe(422)
    expect(await ann.credits()).toBe(35)
  })
})

test('each round is prepared for', async () => {
  const ann = await world.person()
  for (const interviewRound of interviewRoundIds)
    expect(await (await send(ann.uid, { interviewRound })).json()).toMatchObject({ interviewRoundType: interviewRound })
  expect(await ann.credits()).toBe(40 - 5 * interviewRoundIds.length)
})

test('PDF, DOCX, DOC and TXT are taken, in both cases', async () => {
  const text = new Blob(['Maria Torres\nRegistered Nurse, St. Anne Hospital, 2020 - Present\n- Chart in Cerner PowerChart'])
  for (const kind of ['pdf', 'docx', 'doc', 'txt'])
    for (const extension of [kind, kind.toUpperCase()]) {
      const ann = await world.person(5)
      const file = kind === 'txt' ? text : new Blob([await fixture(`nurse.${kind}`)])
      expect((await send(ann.uid, { file, name: `resume.${extension}` })).status, extension).toBe(200)
    }
})

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ')
const big = (bytes: number) => {
  const file = new Uint8Array(bytes)
  file.set(resumePdf)
  return file
}
const wrongType = 'Please upload a PDF, DOC, DOCX, or TXT file for your resume'
const tooLarge = 'Resume file size exceeds 5MB limit. Please upload a smaller file.'

describe('what is wrong is reported before anything is charged', () => {
  const refused: [string, SentForm, number, string][] = [
    ['no round', { interviewRound: null }, 400, 'Please select an interview round'],
    ['an empty round', { interviewRound: '' }, 400, 'Please select an interview round'],
    ['a round nobody knows', { interviewRound: 'Technical' }, 400, 'Please select an interview round'],
    ['no job description', { jobDescription: null }, 400, 'Job description must be at least 50 characters'],
    ['49 characters', { jobDescription: 'x'.repeat(49) }, 400, 'Job description must be at least 50 characters'],
    [
      '49 characters among spaces',
      { jobDescription: `  ${'x'.repeat(49)}  ` },
      400,
      'Job description must be at least 50 characters',
    ],
    ['1,001 words', { jobDescription: words(1001) }, 400, 'Job description cannot exceed 1000 words'],
    [
      '20,001 characters in one word',
      { jobDescription: 'x'.repeat(20_001) },
      400,
      'Job description cannot exceed 20,000 characters. Please shorten it.',
    ],
    ['a picture', { file: new Blob(['x']), name: 'resume.png' }, 415, wrongType],
    ['no extension', { name: 'resume' }, 415, wrongType],
    ['an .exe renamed .pdf', { file: new Blob([`MZ${'\0'.repeat(500)}`]), name: 'resume.pdf' }, 415, wrongType],
    ['a picture and a short job description', { file: new Blob(['x']), name: 'a.png', jobDescription: 'x' }, 415, wrongType],
    ['5 MB and one byte', { file: big(5_242_881) }, 413, tooLarge],
    [
      'a resultType nobody knows',
      { more: { resultType: 'half' } },
      400,
      'Something in the form is not right. Please check it and try again.',
    ],
  ]
  test.each(refused)('%s', async (_what, sent, status, message) => {
    const ann = await world.person()
    const response = await send(ann.uid, { ...sent, events: true })
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({ message, error: message })
    expect(await ann.credits()).toBe(40)
  })

  test.each<[string, SentForm]>([
    ['50 characters', { jobDescription: 'Nurse for nights, wound care, Epic, BLS and ACLS'.padEnd(50, '!') }],
    ['1,000 words', { jobDescription: words(1000) }],
    ['20,000 characters', { jobDescription: 'x'.repeat(20_000) }],
    ['5,242,880 bytes', { file: big(5_242_880) }],
  ])('%s is let in', async (_what, sent) => {
    const ann = await world.person()
    expect((await send(ann.uid, sent)).status).toBe(200)
    expect(await ann.credits()).toBe(35)
  })

  test.each([
    ['encrypted.pdf', /password/],
    ['scanned.pdf', /scan/],
  ])('%s says what to do', async (name, sentence) => {
    const ann = await world.person()
    const response = await send(ann.uid, { file: await fixture(name) })
    expect(response.status).toBe(422)
    expect((await response.json()).message).toMatch(sentence)
    expect(await ann.credits()).toBe(40)
  })
})

test('4 credits are too few, and the sentence says so; 5 are enough', async () => {
  for (const [credits, events] of [
    [0, false],
    [4, true],
  ] as const) {
    const poor = await world.person(credits)
    const response = await send(poor.uid, { events })
    expect(response.status).toBe(402)
    const message = `You need 5 credits to generate interview preparation. You have ${credits} credits remaining.`
    expect(await response.json()).toMatchObject({ code: 'too_few_credits', message, error: message, creditsRemaining: credits })
  }
  const ann = await world.person(5)
  expect(await (await send(ann.uid)).json()).toMatchObject({ creditsCharged: 5, creditsRemaining: 0 })
})

test('a model that fails at the questions costs nothing, and each question says that it is not the model’s', async () => {
  server.setScript((request) => fail(403, request))
  const ann = await connected.person()
  const body = await (await sendConnected(ann.uid)).json()
  expect(body).toMatchObject({ charge: 'returned', creditsReturned: 5, creditsRemaining: 40 })
  expect(body.standInQuestions).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
  expect(await ann.credits()).toBe(40)
})

test('credits taken by the legacy call pay for the next preparation', async () => {
  const ann = await world.person(5)
  const headers = { Authorization: `Bearer ${ann.uid}`, 'Content-Type': 'application/json' }
  const body = JSON.stringify({ amount: 5, reason: 'interview_prep' })
  expect((await world.app.request('/api/credits/deduct', { method: 'POST', headers, body })).status).toBe(200)
  expect(await ann.credits()).toBe(0)
  expect((await send(ann.uid)).status).toBe(200)
  expect((await send(ann.uid)).status).toBe(402)
})

test('without a token the person is asked to sign in', async () => {
  const response = await world.app.request('/api/interview-prep/generate', { method: 'POST', body: new FormData() })
  expect(response.status).toBe(401)
  expect(await response.json()).toMatchObject({ message: 'Authentication required. Please sign in again.' })
})

test('uploads are limited: one more than the limit waits, and costs nothing', async () => {
  const limited = setupAnalysis({ createApp, database, coach: builtin, rateLimits: tightLimits() })
  const ann = await limited.person()
  for (let upload = 0; upload < 3; upload++) expect((await formFor(limited)(ann.uid, { interviewRound: null })).status).toBe(400)
  expect((await formFor(limited)(ann.uid)).status).toBe(429)
  expect(await ann.credits()).toBe(40)
})

test('the ledger is right after all this', async () => {
  expect(await createLedger(database, () => new Date()).audit()).toEqual([])
})
