import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createApp } from '../../app.ts'
import { eventsOf } from '../../billing/charged-request/testing/setup-charged-requests.ts'
import { createBuiltinCoach } from '../../coach/guides/builtin-coach.ts'
import { ScriptResult } from '../../contract/elevator-pitch.ts'
import { countWords } from '../../contract/limits.ts'
import { createRateLimits, limits } from '../../http/limits/rate-limits.ts'
import { Problem } from '../../problem.ts'
import { createTestDatabase } from '../../testing/test-database.ts'
import { setupPitches } from './testing/setup-pitches.ts'

const { database } = await createTestDatabase({ maxConnections: 10 })
const world = setupPitches({ createApp, database })
const jobDescription = 'Ward nurse wanted'
const told = (count: number, text = 'Led the night shift') =>
  Array.from({ length: count }, (_, at) => ({ id: `Q${at + 1}`, requirement: null, ownLine: null, reply: 'yes', text }))

test('a script costs 10 credits and says how long it takes', async () => {
  const ann = await world.person()
  const response = await ann.generate({ jobDescription, resumeText: 'Jane Doe, nurse' })
  expect(response.status).toBe(200)
  const body = ScriptResult.parse(await response.json())
  expect(body).toMatchObject({ wordCount: 180, speakingSeconds: 72, creditsCharged: 10, creditsRemaining: 90, coach: 'builtin' })
  expect(body.script).toMatch(/^Jane Doe, nurse Ward nurse wanted/)
})

test('without a model the script is a draft from the best-fitting lines, with the others to choose from', async () => {
  const { writePitch } = createBuiltinCoach({ now: () => new Date('2026-03-01T00:00:00Z') })
  const own = setupPitches({ createApp, database, coach: { writePitch } })
  const ann = await own.person()
  const resumeText = 'Jane Doe\nRegistered nurse\nEXPERIENCE\n- Trained eleven new nurses in the charting system'
  const draft = ScriptResult.parse(await (await ann.generate({ jobDescription, resumeText })).json())
  expect(draft.script).toContain('I trained eleven new nurses in the charting system.')
  expect(draft.script).toContain('[Why here')
  // Only what is said aloud counts: no blank with its hint.
  expect(draft.wordCount).toBe(countWords(draft.script.replace(/\[[^\]]*\]/g, ' ')))
  expect(draft.wordCount).toBeLessThan(60)
  expect(draft.options?.proofs).toContain('Trained eleven new nurses in the charting system')
  expect(await ann.credits()).toBe(90)
})

test('as events: the script, then the charge', async () => {
  const ann = await world.person()
  const events = await eventsOf(await ann.generate({ jobDescription }, { events: true }))
  expect(events.map(([name, data]) => data.section ?? name)).toEqual(['script', 'done'])
  expect(events.at(-1)?.[1]).toMatchObject({ creditsCharged: 10, creditsRemaining: 90 })
})

test.each([
  ['no job description', {}, 'Job description is required'],
  ['an empty one', { jobDescription: '  \n' }, 'Job description is required'],
  ['5,001 characters', { jobDescription: 'x'.repeat(5_001) }, 'Job description should be less than 5000 characters'],
  ['a resume text no resume of ours has', { jobDescription, resumeText: 'x'.repeat(100_001) }, /not right/],
  ['a told line of 401 characters', { jobDescription, told: told(1, 'x'.repeat(401)) }, /400 characters/],
  ['eleven told lines', { jobDescription, told: told(11) }, /Up to 10 answers/],
  ['no JSON', 'jobDescription=x', /not right/],
])('%s is refused before anything is charged', async (_what, body, message) => {
  const ann = await world.person()
  const response = await ann.generate(body)
  expect(response.status).toBe(400)
  expect((await response.json()).message).toEqual(expect.stringMatching(message))
  expect(await ann.credits()).toBe(100)
})

test('ten told lines of 400 characters are taken', async () => {
  const ann = await world.person()
  expect((await ann.generate({ jobDescription, told: told(10, '\u0007'.repeat(400)) })).status).toBe(200)
})

test('5,000 characters and 100,000 of resume are taken', async () => {
  const ann = await world.person()
  const fullest = { jobDescription: '\u00e9'.repeat(5_000), resumeText: '\u0007'.repeat(100_000) }
  expect((await ann.generate(fullest)).status).toBe(200)
})

test('10 credits are enough, 9 are refused with the sentence', async () => {
  const [enough, tooFew] = [await world.person(10), await world.person(9)]
  expect((await enough.generate({ jobDescription })).status).toBe(200)
  const response = await tooFew.generate({ jobDescription })
  expect(response.status).toBe(402)
  const message = 'You need at least 10 credits to generate an elevator pitch script. You have 9.'
  expect(await response.json()).toMatchObject({ code: 'too_few_credits', message, creditsRemaining: 9 })
})

test('the same key twenty times at once is one charge', async () => {
  const ann = await world.person()
  const key = randomUUID()
  const all = await Promise.all(Array.from({ length: 20 }, () => ann.generate({ jobDescription }, { key, events: true })))
  const ends = await Promise.all(all.map(async (response) => (await eventsOf(response)).at(-1)?.[0]))
  expect(ends).toEqual(Array(20).fill('done'))
  expect(await ann.credits()).toBe(90)
  expect((await ann.generate({ jobDescription: 'Another' }, { key })).status).toBe(422)
})

test.each([
  ['a problem', () => new Problem('unavailable', { log: 'no model' }), 'Failed to generate script. Please try again.'],
  ['what nobody expected', () => new Error('boom'), /not working right now/],
])('a coach that fails with %s costs nothing', async (_what, failure, message) => {
  const ill = setupPitches({ createApp, database, coach: { writePitch: async () => Promise.reject(failure()) } })
  const ann = await ill.person()
  const response = await ann.generate({ jobDescription })
  expect(response.status).toBe(503)
  const body = await response.json()
  expect(body).toMatchObject({ creditsReturned: 10, creditsRemaining: 100 })
  expect(body.message).toEqual(expect.stringMatching(message))
})

test('a script of another length is not handed out, and costs nothing', async () => {
  const short = setupPitches({
    createApp,
    database,
    coach: { writePitch: async () => ({ script: 'Hire me.', coach: 'openai' }) },
  })
  const ann = await short.person()
  expect((await ann.generate({ jobDescription })).status).toBe(503)
  expect(await ann.credits()).toBe(100)
})

test('eleven in a minute are too many', async () => {
  const busy = setupPitches({ createApp, database, rateLimits: createRateLimits(null, limits) })
  const ann = await busy.person(1_000)
  for (let nth = 0; nth < 10; nth++) expect((await ann.generate({ jobDescription })).status).toBe(200)
  const eleventh = await ann.generate({ jobDescription })
  expect([eleventh.status, Number(eleventh.headers.get('Retry-After')) > 0]).toEqual([429, true])
})

test('nobody without a token gets in', async () => {
  const response = await world.app.request('/api/elevator-pitch/generate', { method: 'POST', body: '{}' })
  expect(response.status).toBe(401)
})

test('every call of the pitch is in /openapi.json, and says what it answers', async () => {
  const { paths } = await (await world.app.request('/openapi.json')).json()
  const calls = Object.entries<object>(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method} ${path}`),
  )
  expect(calls.filter((call) => /pitch|extract/.test(call)).toSorted()).toEqual([
    'delete /api/elevator-pitch/{id}',
    'get /api/elevator-pitch/library',
    'get /api/elevator-pitch/{id}/video',
    'post /api/elevator-pitch/analyze',
    'post /api/elevator-pitch/generate',
    'post /api/elevator-pitch/save',
    'post /api/extract-resume',
  ])
})
