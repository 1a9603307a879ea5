import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { createApp } from '../../app.ts'
import { createBuiltinCoach } from '../../coach/guides/builtin-coach.ts'
import { createOpenAICoach } from '../../coach/model/openai-coach.ts'
import { defaultScript } from '../../coach/testing/default-script.ts'
import { answer, fail } from '../../coach/testing/openai-script.ts'
import { startOpenAIServer } from '../../coach/testing/openai-server.ts'
import { lineEdits, toldLines } from '../../contract/limits.ts'
import { type AnalysisResult, type EditedLines, EditedScore, type LineEdit, ToldTexts } from '../../contract/resume-analysis.ts'
import { createRateLimits, limits } from '../../http/limits/rate-limits.ts'
import type { Log } from '../../log.ts'
import { createTestDatabase } from '../../testing/test-database.ts'
import { rowsWith } from '../../testing/traces.ts'
import { setupAnalysis } from './testing/setup-analysis.ts'

const { database } = await createTestDatabase()
const server = await startOpenAIServer()
afterAll(() => server.close())
beforeEach(() => server.setScript(defaultScript))

const fallback = createBuiltinCoach()
const settings = { apiKey: 'test', baseUrl: server.url, model: 'test-model', callTimeoutMs: 20_000, maxTokens: 1_200, fallback }
const world = setupAnalysis({ createApp, database, coach: fallback })
const connected = setupAnalysis({ createApp, database, coach: (log) => createOpenAICoach({ ...settings, log }) })

type Person = Awaited<ReturnType<typeof world.person>>

async function analyzed(person: Person) {
  const result = (await (await person.analyze()).json()) as AnalysisResult
  const { editToken = '', jobDescription = '', parserView, evidence } = result
  const end = parserView.text.length
  const add = (text: string): LineEdit => ({ from: end, to: end, text })
  const request = (edits: LineEdit[], more: Partial<EditedLines> = {}) => {
    const json = { ...texts, edits, ...more }
    return person.request('POST', '/api/analyze/edited-lines', { json })
  }
  const texts = { editToken, jobDescription, resumeText: parserView.text }
  const missing = evidence.find(({ how, importance }) => how === 'missing' && importance === 'must')!
  return { result, texts, missing, add, request }
}

const messageOf = async (response: Response) => ((await response.json()) as { message: string }).message

describe('a line of an analysis that was paid for', () => {
  test('moves the score, is free, and leaves the words nowhere', async () => {
    const ann = await world.person()
    const { result, missing, add, request } = await analyzed(ann)
    const canary = `CANARY${crypto.randomUUID().replaceAll('-', '')}`
    const response = await request([add(`Used ${missing.term} every day with 12 colleagues of ${canary}`)])
    expect(response.status).toBe(200)
    const { score, keywords } = EditedScore.parse(await response.json())
    expect(score.atsScore).toBeGreaterThan(result.atsScore)
    expect(score.evidence.find(({ term }) => term === missing.term)?.how).toBe('exact')
    expect(keywords.missingKeywords).not.toContain(missing.term)
    expect(await ann.credits()).toBe(25)
    expect(await rowsWith(database, canary)).toEqual([])
    expect(world.logged.join('')).not.toContain(canary)
  })

  test('can be replaced; the same words again change nothing', async () => {
    const { result, request } = await analyzed(await world.person())
    const { text } = result.parserView
    const line = text.split('\n').findLast((one) => one.trim().length > 20)!
    const from = text.indexOf(line)
    const { score } = EditedScore.parse(await (await request([{ from, to: from + line.length, text: line }])).json())
    expect(score).toMatchObject({ atsScore: result.atsScore, evidence: result.evidence, scoreParts: result.scoreParts })
  })

  test('with an answer told instead of a line edited, the card is not asked again, and it is free', async () => {
    const ann = await world.person()
    const { result, request } = await analyzed(ann)
    const [first] = result.gaps
    const { requirement, ownLine } = first!
    const canary = `CANARY${crypto.randomUUID().replaceAll('-', '')}`
    const told = [{ id: 'Q1', requirement, ownLine, reply: 'no' as const, text: `Never in ${canary}` }]
    const { gaps, requirements, texts } = EditedScore.parse(await (await request([], { told })).json())
    expect(gaps.gaps.map(({ requirement }) => requirement)).not.toContain(requirement)
    expect(requirements.reader).toBe('builtin')
    expect(texts?.summary.summary).not.toContain(requirement!.replace(/\W+$/, ''))
    expect(await ann.credits()).toBe(25)
    expect(await rowsWith(database, canary)).toEqual([])
    expect(world.logged.join('')).not.toContain(canary)
  })

  test('keeps what a connected model pointed at, without asking it again', async () => {
    const term = 'telemetry'
    const requirements = [{ term, importance: 'must', kind: 'skill', shownBy: null }]
    server.setScript((request, nth) =>
      request.schemaName === 'requirements' ? answer({ requirements }) : defaultScript(request, nth),
    )
    const { result, add, request } = await analyzed(await connected.person())
    const asked = server.requests.length
    const { score } = EditedScore.parse(await (await request([add('Watered the plants of the ward')])).json())
    expect(score.evidence.map((row) => row.term)).toEqual(result.evidence.map((row) => row.term))
    expect(server.requests).toHaveLength(asked)
  })
})

describe('what a connected model makes of an answer', () => {
  test('is a line for the resume and a summary, free, ten times for one analysis', async () => {
    const coach = (log: Log) => createOpenAICoach({ ...settings, log })
    const limited = setupAnalysis({ createApp, database, coach, rateLimits: createRateLimits(null, limits) })
    const ann = await limited.person()
    const { result, texts } = await analyzed(ann)
    const told = [
      { id: 'Q1', requirement: result.gaps[0]!.requirement, ownLine: null, reply: 'yes', text: 'Led the night shift' },
    ]
    const write = () => ann.request('POST', '/api/analyze/told-lines', { json: { ...texts, edits: [], told } })
    const { summary, bullets } = ToldTexts.parse(await (await write()).json())
    expect(summary).not.toBeNull()
    expect(bullets).toEqual([{ id: 'Q1', bullet: 'Led the night shift' }])
    expect(await ann.credits()).toBe(25)
    for (let nth = 2; nth <= 10; nth++) expect((await write()).status).toBe(200)
    expect((await write()).status).toBe(429)
  })

  test('is nothing where no model is connected', async () => {
    const ann = await world.person()
    const { texts } = await analyzed(ann)
    const response = await ann.request('POST', '/api/analyze/told-lines', { json: { ...texts, edits: [] } })
    expect(await response.json()).toEqual({ summary: null, bullets: [] })
  })
})

describe('free scoring is given to nobody', () => {
  test('who has no token, the token of another person, another resume or another job description', async () => {
    const { result, add, request } = await analyzed(await world.person())
    const edits = [add('Triaged 40 patients a day')]
    for (const more of [{ editToken: '' }, { editToken: `${result.editToken}x` }, { editToken: 'e30.x' }])
      expect((await request(edits, more)).status).toBe(403)
    expect((await request(edits, { resumeText: `${result.parserView.text} and another life` })).status).toBe(403)
    expect((await request(edits, { jobDescription: `${result.jobDescription} And a pilot.` })).status).toBe(403)
    const other = await analyzed(await world.person())
    expect((await other.request(edits, { editToken: result.editToken! })).status).toBe(403)
  })

  test('while it is not paid for: the AI failed and the credits came back', async () => {
    server.setScript((request) => fail(500, request))
    const ann = await connected.person()
    const { result, add, request } = await analyzed(ann)
    expect(result.charge).toBe('returned')
    const response = await request([add('Triaged 40 patients a day')])
    expect(response.status).toBe(403)
    expect(await messageOf(response)).toBe('You can edit lines once an analysis is finished and paid for.')
  })

  test('for longer than a visit', async () => {
    const ann = await world.person()
    const { add, request } = await analyzed(ann)
    world.later(lineEdits.hours * 3_600_000 + 1)
    const response = await request([add('Triaged 40 patients a day')])
    expect(response.status).toBe(403)
    expect(await messageOf(response)).toMatch(/12 hours/)
  })

  test('faster than anybody types', async () => {
    const few = { ...limits, 'edited-lines': [{ times: 2, perSeconds: 60 }] }
    const tight = setupAnalysis({ createApp, database, coach: fallback, rateLimits: createRateLimits(null, few) })
    const { add, request } = await analyzed(await tight.person())
    const statuses = []
    for (const text of ['one', 'two', 'three']) statuses.push((await request([add(text)])).status)
    expect(statuses).toEqual([200, 200, 429])
  })
})

test('ten answers of 400 characters are taken; more are told in a sentence and cost nothing', async () => {
  const ann = await world.person()
  const { request } = await analyzed(ann)
  const told = (count: number, text = 'a'.repeat(toldLines.maxCharacters)) =>
    Array.from({ length: count }, (_, at) => ({
      id: `Q${at + 1}`,
      requirement: null,
      ownLine: null,
      reply: 'yes' as const,
      text,
    }))
  expect((await request([], { told: told(toldLines.atMost) })).status).toBe(200)
  expect(await messageOf(await request([], { told: told(toldLines.atMost + 1) }))).toMatch(/Up to 10 answers/)
  expect(await messageOf(await request([], { told: told(1, 'a'.repeat(toldLines.maxCharacters + 1)) }))).toMatch(/400 characters/)
  expect(await ann.credits()).toBe(25)
})

test('an empty line, one too long, too many and a stretch that is not there are told in a sentence', async () => {
  const { result, add, request } = await analyzed(await world.person())
  const said = async (edits: LineEdit[]) => {
    const response = await request(edits)
    return response.status === 200 ? 200 : messageOf(response)
  }
  expect(await said([add('   ')])).toBe('Please write the line first.')
  expect(await said([add('a'.repeat(lineEdits.lineMaxCharacters))])).toBe(200)
  expect(await said([add('a'.repeat(lineEdits.lineMaxCharacters + 1))])).toBe(
    'A line can have up to 400 characters. Please shorten it.',
  )
  const many = (count: number) => Array.from({ length: count }, (_, at) => ({ from: at * 2, to: at * 2 + 1, text: 'x' }))
  expect(await said(many(lineEdits.atMost))).toBe(200)
  expect(await said(many(lineEdits.atMost + 1))).toMatch(/up to 20 lines/)
  const end = result.parserView.text.length
  expect(await said([{ from: end, to: end + 1, text: 'x' }])).toMatch(/not right/)
  expect(
    await said([
      { from: 5, to: 9, text: 'x' },
      { from: 8, to: 12, text: 'y' },
    ]),
  ).toMatch(/not right/)
})
