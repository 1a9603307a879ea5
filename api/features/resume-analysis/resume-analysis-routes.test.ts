import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { createApp } from '../../app.ts'
import { eventsOf } from '../../billing/charged-request/testing/setup-charged-requests.ts'
import { createLedger } from '../../billing/ledger/credit-ledger.ts'
import { countWords } from '../../contract/limits.ts'
import { AnalysisResult, analysisSections } from '../../contract/resume-analysis.ts'
import { RoundFields } from '../../contract/round-brief.ts'
import { interviewForm } from '../../testing/interview-form.ts'
import { jobDescription, resumePdf, type SentAnalysis, setupAnalysis, tightLimits } from './testing/setup-analysis.ts'
import { setupBothCoaches } from './testing/setup-both-coaches.ts'

const germanAd = `Wir suchen zum nächstmöglichen Zeitpunkt eine Pflegefachkraft in Vollzeit für unsere Station in Bremen. Sie planen und
  dokumentieren die Pflege, begleiten Angehörige und leiten Schüler an. Wir bieten ein gutes Gehalt und dreißig Tage Urlaub im Jahr.`

const { database, builtin, world, connected } = await setupBothCoaches({ createApp })
const fixture = (name: string) => readFile(new URL(`../../documents/fixtures/${name}`, import.meta.url))

describe.each([
  ['builtin', world],
  ['openai', connected],
] as const)('with the %s coach', (name, { person }) => {
  test('a PDF and a job description become one JSON answer, for 15 credits', async () => {
    const ann = await person()
    const response = await ann.analyze()
    expect(response.status).toBe(200)
    const body: unknown = await response.json()
    expect(AnalysisResult.safeParse(body).error).toBeUndefined()
    expect(body).toMatchObject({ coach: name, standIns: [], creditsCharged: 15, creditsRemaining: 25 })
    expect(await ann.credits()).toBe(25)
  })

  test('where a round is named, the answer also says what a preparation for that round says', async () => {
    const ann = await person()
    const plain = await (await ann.analyze()).json()
    for (const field of Object.keys(RoundFields.shape)) expect(plain).not.toHaveProperty(field)
    const body = await (await ann.analyze({ more: { interviewRound: 'panel' } })).json()
    const prepare = interviewForm(world.app, '/api/interview-prep/generate', resumePdf)
    const brief = await (await prepare((await world.person()).uid, { jobDescription, interviewRound: 'panel' })).json()
    const { questionsToAsk } = brief.companyResearch
    expect(RoundFields.parse(body)).toEqual(RoundFields.parse({ ...brief, questionsToAsk }))
    expect(body).toMatchObject({ interviewRoundType: 'panel', atsScore: plain.atsScore, creditsCharged: 15 })
    expect(body.panelHandlingTips.length).toBeGreaterThan(0)
  })

  test('a page that asks for events gets eleven sections, numbers first, then the charge', async () => {
    const ann = await person()
    const all = await eventsOf(await ann.analyze({ events: true }))
    // A connected model's rows arrive one by one.
    const isLast = (at: number) => all[at]![1].section !== all[at + 1]?.[1].section || at === all.length - 1
    const events = all.filter((_, at) => isLast(at))
    expect(events.map(([event]) => event)).toEqual([...Array(11).fill('section'), 'done'])
    const names = events.slice(0, 11).map(([, data]) => data.section as keyof typeof analysisSections)
    expect(names.slice(0, 5)).toEqual(['document', 'requirements', 'score', 'skills', 'keywords'])
    for (const [, { section, data }] of events.slice(0, 11))
      expect(analysisSections[section as keyof typeof analysisSections].safeParse(data).success).toBe(true)
    expect(events[11]![1]).toEqual({ coach: name, standIns: [], creditsCharged: 15, creditsRemaining: 25 })
  })

  test('a reload in the middle fetches the same answer by its key and pays once', async () => {
    const ann = await person()
    const key = randomUUID()
    const first = await ann.analyze({ key, events: true })
    await first.body?.cancel()
    const again = await eventsOf(await ann.fetchAnswer(key, true))
    expect(again.at(-1)).toEqual(['done', expect.objectContaining({ creditsCharged: 15 })])
    expect(await ann.credits()).toBe(25)
    const stranger = await person()
    expect((await stranger.fetchAnswer(key)).status).toBe(404)
  })
})

test('the same resume as PDF, DOCX and DOC is taken by what it is, whatever its name says', async () => {
  const types = {
    pdf: 'application/pdf',
    docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    doc: 'application/msword',
  }
  for (const [kind, type] of Object.entries(types)) {
    const ann = await world.person()
    for (const sent of [{ name: `RESUME.${kind.toUpperCase()}` }, { name: 'resume', type }]) {
      const response = await ann.analyze({ file: await fixture(`nurse.${kind}`), ...sent })
      expect(response.status).toBe(200)
      expect(await response.json()).toMatchObject({ parserView: { kind } })
    }
  }
})

test('a double tap is one analysis and one charge; the same key for something else is refused', async () => {
  const ann = await connected.person()
  const key = randomUUID()
  const taps = await Promise.all(Array.from({ length: 5 }, () => ann.analyze({ key, events: true })))
  const bodies = await Promise.all(taps.map((response) => response.text()))
  expect(taps.map(({ status }) => status)).toEqual(Array(5).fill(200))
  expect(bodies.every((body) => body.includes('event: done'))).toBe(true)
  expect(await ann.credits()).toBe(25)
  expect((await ann.analyze({ key, jobDescription: `${jobDescription} And more.` })).status).toBe(422)
  expect(await ann.credits()).toBe(25)
})

const words = (count: number) => `${jobDescription} ${'word '.repeat(count - countWords(jobDescription))}`.trim()
const letters = (count: number) => `${jobDescription} ${'x'.repeat(count - jobDescription.length - 1)}`
const big = (bytes: number) => {
  const file = new Uint8Array(bytes)
  file.set(resumePdf)
  return file
}

describe('what is wrong is reported before anything is charged', () => {
  const refused: [string, SentAnalysis, number, string][] = [
    ['no resume', { file: null }, 400, 'Please upload your resume before analyzing'],
    ['no resume and no job description', { file: null, jobDescription: null }, 400, 'Please upload your resume before analyzing'],
    ['a file input left empty', { file: new Blob([]), name: '' }, 400, 'Please upload your resume before analyzing'],
    [
      'a text file',
      { file: new Blob(['hello']), name: 'resume.txt', type: 'text/plain' },
      415,
      'Please upload a PDF, DOC, or DOCX file',
    ],
    ['an empty .exe', { file: new Blob([]), name: 'setup.exe' }, 415, 'Please upload a PDF, DOC, or DOCX file'],
    [
      'an .exe and a short job description',
      { file: new Blob(['MZ']), name: 'a.exe', jobDescription: 'x' },
      415,
      'Please upload a PDF, DOC, or DOCX file',
    ],
    [
      'an .exe renamed .pdf',
      { file: new Blob([`MZ${'\0'.repeat(500)}`]), name: 'resume.pdf' },
      415,
      'Please upload a PDF, DOC, or DOCX file',
    ],
    ['5 MB and one byte', { file: big(5_242_881) }, 413, 'File size exceeds 5MB limit. Please upload a smaller file.'],
    [
      '5 MB and one byte and a short job description',
      { file: big(5_242_881), jobDescription: 'x' },
      413,
      'File size exceeds 5MB limit. Please upload a smaller file.',
    ],
    ['no job description', { jobDescription: null }, 400, 'Job description must be at least 50 characters'],
    ['49 characters', { jobDescription: 'x'.repeat(49) }, 400, 'Job description must be at least 50 characters'],
    [
      '49 characters among spaces',
      { jobDescription: `   ${'x'.repeat(49)}   ` },
      400,
      'Job description must be at least 50 characters',
    ],
    [
      'a German ad',
      { jobDescription: germanAd },
      400,
      'This job description does not seem to be in English. Greenroom reads English only: paste an English version, or translate it first.',
    ],
    ['a round nobody knows', { more: { interviewRound: 'chat' } }, 400, 'Please select an interview round'],
    ['1,001 words', { jobDescription: words(1001) }, 400, 'Job description cannot exceed 1000 words'],
    [
      '20,001 characters in one word',
      { jobDescription: 'x'.repeat(20_001) },
      400,
      'Job description cannot exceed 20,000 characters. Please shorten it.',
    ],
  ]
  test.each(refused)('%s', async (_what, sent, status, message) => {
    const ann = await world.person()
    const response = await ann.analyze({ ...sent, events: true })
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({ message, error: message })
    expect(await ann.credits()).toBe(40)
  })

  test.each([
    ['encrypted.pdf', /password/],
    ['scanned.pdf', /scan/],
  ])('%s says what to do', async (name, sentence) => {
    const ann = await world.person()
    const response = await ann.analyze({ file: await fixture(name) })
    expect(response.status).toBe(422)
    expect((await response.json()).message).toMatch(sentence)
    expect(await ann.credits()).toBe(40)
  })

  test.each<[string, SentAnalysis]>([
    ['50 characters', { jobDescription: 'Nurse for nights, wound care, Epic, BLS and ACLS'.padEnd(50, '!') }],
    ['1,000 words', { jobDescription: words(1000) }],
    ['20,000 characters', { jobDescription: letters(20_000) }],
    ['5,242,880 bytes', { file: big(5_242_880) }],
    ['a form with more fields than ours', { more: { interviewMode: '', other: 'x' } }],
  ])('%s is let in', async (_what, sent) => {
    const ann = await world.person()
    expect((await ann.analyze(sent)).status).toBe(200)
    expect(await ann.credits()).toBe(25)
  })

  test('what is no form at all', async () => {
    const ann = await world.person()
    const headers = { Authorization: `Bearer ${ann.uid}`, 'Content-Type': 'application/json' }
    const response = await world.app.request('/api/analyze', { method: 'POST', body: '{"resume":"x"}', headers })
    expect(response.status).toBe(400)
    expect((await response.json()).message).toMatch(/Please/)
  })
})

describe('a job description in which no requirement is found', () => {
  const unreadable = 'Barista wanted by the sea. Latte art and till experience. Call Sam on 555 0100 after ten.'
  const marked = ['Latte art and till experience.']
  const withMarks = (lines: unknown) => ({
    jobDescription: unreadable,
    more: { requirementLines: typeof lines === 'string' ? lines : JSON.stringify(lines) },
  })

  test.each([
    ['builtin', world],
    ['openai', connected],
  ] as const)('costs nothing with the %s coach, and its lines come back to be marked', async (_, { person }) => {
    const ann = await person()
    const response = await ann.analyze({ jobDescription: unreadable })
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({
      code: 'requirements_not_found',
      adLines: ['Barista wanted by the sea.', ...marked, 'Call Sam on 555 0100 after ten.'],
      charge: 'returned',
      creditsReturned: 15,
    })
    const events = await eventsOf(await ann.analyze({ jobDescription: unreadable, events: true }))
    expect(events.map(([event]) => event)).toEqual(['problem'])
    expect(events[0]![1]).toMatchObject({ code: 'requirements_not_found', charge: 'returned' })
    expect(await ann.credits()).toBe(40)
  })

  test('goes on with the lines that the person marked, and is charged once', async () => {
    const ann = await world.person()
    expect((await ann.analyze({ jobDescription: unreadable })).status).toBe(422)
    const response = await ann.analyze(withMarks(marked))
    expect(response.status).toBe(200)
    const body = AnalysisResult.parse(await response.json())
    expect(body).toMatchObject({ creditsCharged: 15, creditsRemaining: 25, checked: true })
    expect(body.evidence.map(({ requirement }) => requirement)).toContain(marked[0])
    expect(body.evidence.map(({ importance }) => importance)).toContain('must')
    expect(await ann.credits()).toBe(25)
  })

  test('other marks under the same key are another request', async () => {
    const ann = await world.person()
    const key = randomUUID()
    expect((await ann.analyze({ ...withMarks(marked), key })).status).toBe(200)
    expect((await ann.analyze({ ...withMarks(['Barista wanted by the sea.', ...marked]), key })).status).toBe(422)
    expect(await ann.credits()).toBe(25)
  })

  test.each([
    ['a line of another ad', ['Latte art and till experience.', 'Ten years as a surgeon'], /not in this job description/],
    ['half a word of it', ['art and till exper'], /not in this job description/],
    ['a line without a word', ['...'], /not in this job description/],
    ['no line', [], /mark at least one line/],
    ['no list', '{"a":1}', /mark at least one line/],
    ['no JSON', 'Latte art', /mark at least one line/],
    ['more lines than an ad has', Array(301).fill('Barista'), /mark at least one line|too many/],
  ])('marks that cannot be taken are refused with a sentence: %s', async (_, lines, sentence) => {
    const ann = await world.person()
    const response = await ann.analyze(withMarks(lines))
    expect(response.status).toBe(400)
    expect((await response.json()).message).toMatch(sentence)
    expect(await ann.credits()).toBe(40)
  })

  test('starts a voice interview all the same: its questions are about the person', async () => {
    const ann = await world.person()
    const more = { interviewMode: 'true', interviewRound: 'hiring-manager' }
    const response = await ann.analyze({ jobDescription: unreadable, more })
    expect(response.status).toBe(200)
    expect((await response.json()).interviewQuestions).toHaveLength(10)
  })
})

test('without a token the person is asked to sign in', async () => {
  const response = await world.app.request('/api/analyze', { method: 'POST', body: new FormData() })
  expect(response.status).toBe(401)
  expect(await response.json()).toMatchObject({ message: 'Authentication required. Please sign in again.' })
})

test('10 credits are too few, and said so', async () => {
  const ann = await world.person(10)
  const response = await ann.analyze({ events: true })
  expect(response.status).toBe(402)
  expect(await response.json()).toMatchObject({ code: 'too_few_credits', creditsRemaining: 10 })
})

test('uploads are limited: one more than the limit waits, and costs nothing', async () => {
  const limited = setupAnalysis({ createApp, database, coach: builtin, rateLimits: tightLimits() })
  const ann = await limited.person()
  for (let upload = 0; upload < 3; upload++) expect((await ann.analyze({ file: null })).status).toBe(400)
  const response = await ann.analyze()
  expect(response.status).toBe(429)
  expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0)
  expect(await ann.credits()).toBe(40)
})

test('the ledger is right after all this', async () => {
  expect(await createLedger(database, () => new Date()).audit()).toEqual([])
})
