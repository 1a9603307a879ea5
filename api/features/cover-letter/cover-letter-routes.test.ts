import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { createApp } from '../../app.ts'
import { eventsOf } from '../../billing/charged-request/testing/setup-charged-requests.ts'
import { createLedger } from '../../billing/ledger/credit-ledger.ts'
import { defaultScript } from '../../coach/testing/default-script.ts'
import { fail } from '../../coach/testing/openai-script.ts'
import { nurse } from '../../coach/testing/sample-candidates.ts'
import { CoverLetterResult } from '../../contract/cover-letter.ts'
import { countWords } from '../../contract/limits.ts'
import { interviewForm, type SentForm } from '../../testing/interview-form.ts'
import { filesWith, rowsWith } from '../../testing/traces.ts'
import { plainPdf } from '../resume-analysis/testing/plain-pdf.ts'
import { resumePdf, setupAnalysis, tightLimits } from '../resume-analysis/testing/setup-analysis.ts'
import { setupBothCoaches } from '../resume-analysis/testing/setup-both-coaches.ts'

const { database, server, builtin, world, connected } = await setupBothCoaches({ createApp })
const formFor = ({ app }: typeof world) => interviewForm(app, '/api/cover-letter/generate', resumePdf)
const send = formFor(world)
const sendConnected = formFor(connected)
const why = 'You teach every new nurse yourselves'

describe('with a connected model', () => {
  test('a resume, an ad, and a reason become a letter of three paragraphs, for 5 credits', async () => {
    const ann = await connected.person()
    const response = await sendConnected(ann.uid, { more: { why } })
    expect(response.status).toBe(200)
    const letter = CoverLetterResult.parse(await response.json())
    expect(letter).toMatchObject({ coach: 'openai', standIns: [], isDraft: false, creditsCharged: 5, creditsRemaining: 35 })
    expect(letter.parts.map(({ paragraph }) => paragraph)).toEqual(['opening', 'proof', 'closing'])
    expect(letter.parts[0]!.text).toContain(why)
    expect(letter.parts[0]!.ownLines).toContain(why)
    const words = countWords(letter.parts.map(({ text }) => text).join(' '))
    expect([words >= 180, words <= 280]).toEqual([true, true])
    expect(await ann.credits()).toBe(35)
  })

  test('a double tap is one letter and one charge; a reload fetches it; the same key with another reason is refused', async () => {
    const ann = await connected.person()
    const key = randomUUID()
    const taps = await Promise.all(Array.from({ length: 3 }, () => sendConnected(ann.uid, { key, events: true })))
    const bodies = await Promise.all(taps.map((response) => response.text()))
    expect(bodies.every((body) => body.includes('event: done'))).toBe(true)
    const events = await eventsOf(await ann.fetchAnswer(key, true))
    expect(events.map(([name]) => name)).toEqual(['section', 'done'])
    expect((await sendConnected(ann.uid, { key, more: { why } })).status).toBe(422)
    expect(await ann.credits()).toBe(35)
  })

  test('4 credits are too few, and the sentence says so; 5 are enough', async () => {
    const poor = await connected.person(4)
    const response = await sendConnected(poor.uid)
    expect(response.status).toBe(402)
    expect(await response.json()).toMatchObject({ code: 'too_few_credits', creditsRemaining: 4 })
    const ann = await connected.person(5)
    expect(await (await sendConnected(ann.uid)).json()).toMatchObject({ creditsCharged: 5, creditsRemaining: 0 })
  })

  test('a model that fails costs nothing: a draft comes in its place, and the credits are back', async () => {
    server.setScript((request) => fail(403, request))
    const ann = await connected.person()
    const body = await (await sendConnected(ann.uid, { more: { why } })).json()
    expect(body).toMatchObject({
      isDraft: true,
      standIns: ['letter'],
      charge: 'returned',
      creditsReturned: 5,
      creditsRemaining: 40,
    })
    expect(body.parts[0]).toMatchObject({ paragraph: 'opening', text: why })
    expect(await ann.credits()).toBe(40)
  })

  test('the charge is in the history under its own name', async () => {
    const ann = await connected.person()
    await sendConnected(ann.uid)
    const { entries } = await (await ann.request('GET', '/api/credits/history')).json()
    expect(entries[0]).toMatchObject({ kind: 'spent', what: 'cover_letter', amount: -5, balanceAfter: 35 })
  })
})

describe('without a model', () => {
  test('the draft is free, also for a user without credits: own lines beside what the ad asks for, and boxes to fill', async () => {
    const ann = await world.person(0)
    const response = await send(ann.uid, { more: { why } })
    expect(response.status).toBe(200)
    const letter = CoverLetterResult.parse(await response.json())
    expect(letter).toMatchObject({ coach: 'builtin', isDraft: true, creditsCharged: 0, creditsRemaining: 0 })
    const { parts } = letter
    expect(parts.map(({ paragraph }) => paragraph)).toEqual(['opening', 'proof', 'proof', 'proof', 'closing'])
    expect([parts[0]!.text, parts.at(-1)!.text]).toEqual([why, ''])
    const resume = nurse.resumeText.replace(/[^\x20-\x7e\n]/g, '-')
    // Each is a whole line, said in the first person.
    for (const { text } of parts.slice(1, -1)) expect(resume.toLowerCase()).toContain(text.replace(/^I |\.$/g, '').toLowerCase())
    for (const { adLines } of parts) for (const line of adLines) expect(nurse.jobDescription).toContain(line)
  })

  test('a letter that is switched off is not drafted either', async () => {
    const off = setupAnalysis({ createApp, database, coach: builtin, settings: { FEATURES_OFF: 'cover-letter' } })
    const ann = await off.person()
    const response = await formFor(off)(ann.uid)
    expect(response.status).toBe(503)
    expect(await response.json()).toMatchObject({ message: 'The cover letter is turned off right now. Please try again later.' })
  })
})

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ')

describe('what is wrong is reported before anything is charged', () => {
  const refused: [string, SentForm, number, string][] = [
    ['no job description', { jobDescription: null }, 400, 'Job description must be at least 50 characters'],
    ['49 characters', { jobDescription: 'x'.repeat(49) }, 400, 'Job description must be at least 50 characters'],
    ['1,001 words', { jobDescription: words(1001) }, 400, 'Job description cannot exceed 1000 words'],
    ['no resume', { file: null }, 400, 'Please upload your resume'],
    [
      'a reason of 401 characters',
      { more: { why: 'x'.repeat(401) } },
      400,
      'Please keep it to 400 characters: a sentence or two.',
    ],
    ['a picture', { file: new Blob(['x']), name: 'resume.png' }, 415, 'Please upload a PDF, DOC, or DOCX file'],
    ['a text file', { file: new Blob(['Jane Doe']), name: 'resume.txt' }, 415, 'Please upload a PDF, DOC, or DOCX file'],
    [
      '5 MB and one byte',
      { file: new Blob([resumePdf as Uint8Array<ArrayBuffer>, new Uint8Array(5_242_881 - resumePdf.length)]) },
      413,
      'File size exceeds 5MB limit. Please upload a smaller file.',
    ],
  ]
  test.each(refused)('%s', async (_what, sent, status, message) => {
    const ann = await connected.person()
    const response = await sendConnected(ann.uid, { ...sent, name: sent.name ?? 'resume.pdf', events: true })
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({ message, error: message })
    expect(await ann.credits()).toBe(40)
  })

  test.each<[string, SentForm]>([
    ['50 characters', { jobDescription: 'Nurse for nights, wound care, Epic, BLS and ACLS'.padEnd(50, '!') }],
    ['1,000 words', { jobDescription: words(1000) }],
    ['a reason of 400 characters', { more: { why: 'x'.repeat(400) } }],
  ])('%s is let in', async (_what, sent) => {
    const ann = await world.person()
    expect((await send(ann.uid, sent)).status).toBe(200)
  })

  test('without a token the user is asked to sign in', async () => {
    const response = await world.app.request('/api/cover-letter/generate', { method: 'POST', body: new FormData() })
    expect(response.status).toBe(401)
  })

  test('uploads are limited: one more than the limit waits', async () => {
    const limited = setupAnalysis({ createApp, database, coach: builtin, rateLimits: tightLimits() })
    const ann = await limited.person()
    for (let upload = 0; upload < 3; upload++) expect((await formFor(limited)(ann.uid, { file: null })).status).toBe(400)
    expect((await formFor(limited)(ann.uid)).status).toBe(429)
  })
})

test('resume, ad, reason, and letter are in no log, no table, and no file', { timeout: 60_000 }, async () => {
  const startedAtMs = Date.now()
  const canary = `CANARY${randomUUID().replaceAll('-', '')}`
  const file = plainPdf(`${nurse.resumeText.replace(/[^\x20-\x7e\n]/g, '-')}\nCharted for ${canary} patients and their families`)
  const jobDescription = `${nurse.jobDescription}\nExperience with ${canary} required`
  for (const script of [defaultScript, () => fail(403)]) {
    server.setScript(script)
    for (const one of [world, connected]) {
      const { uid } = await one.person()
      for (const events of [true, false])
        await (
          await formFor(one)(uid, { jobDescription, file, name: `${canary}.pdf`, events, more: { why: `I know ${canary}` } })
        ).text()
      await (await formFor(one)(uid, { jobDescription, more: { why: canary.repeat(20) } })).text()
    }
  }
  expect(server.requests.some(({ prompt }) => prompt.includes(`S1: I know ${canary}`))).toBe(true)
  const logged = [...world.logged, ...connected.logged].join('')
  expect(logged.length).toBeGreaterThan(1_000)
  expect(logged).not.toContain(canary)
  expect(await rowsWith(database, canary)).toEqual([])
  expect(await filesWith(canary, startedAtMs)).toEqual([])
})

test('the ledger is right after all this', async () => {
  expect(await createLedger(database, () => new Date()).audit()).toEqual([])
})
