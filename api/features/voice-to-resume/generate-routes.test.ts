import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { resumeGenerations, users } from '../../adapters/database/schema.ts'
import { createApp } from '../../app.ts'
import { eventsOf } from '../../billing/charged-request/testing/setup-charged-requests.ts'
import { createLedger } from '../../billing/ledger/credit-ledger.ts'
import { createBuiltinCoach } from '../../coach/guides/builtin-coach.ts'
import { connectedCoach } from '../../coach/testing/connected-coach.ts'
import { defaultScript } from '../../coach/testing/default-script.ts'
import { fail } from '../../coach/testing/openai-script.ts'
import { startOpenAIServer } from '../../coach/testing/openai-server.ts'
import { SpokenResumeResult } from '../../contract/voice-to-resume.ts'
import { createRateLimits, limits } from '../../http/limits/rate-limits.ts'
import type { Log } from '../../log.ts'
import { Problem } from '../../problem.ts'
import { createTestDatabase } from '../../testing/test-database.ts'
import { openRegenerations } from './regenerations.ts'
import { type Spoken, setupSpokenResume } from './testing/setup-spoken-resume.ts'
import { spokenWav } from './testing/spoken-wav.ts'

const { database } = await createTestDatabase({ maxConnections: 10 })
const model = await startOpenAIServer()
afterAll(() => model.close())
const coach = (log: Log) => connectedCoach(model, { log })
const world = setupSpokenResume({ createApp, database, coach })

const first =
  'My name is Jane Doe. My email is jane dot doe at gmail dot com. I live in Columbus, Ohio. I work at Mercy Hospital as a nurse since 2019.'
const second = 'I lead a team of 12 nurses. I graduated from Ohio State University in 2014. I speak Spanish.'
const takes = [spokenWav(first), spokenWav(second)]

test('several takes in a row become one transcript and one resume, for 20 credits', async () => {
  const ann = await world.person()
  const response = await ann.generate({ takes })
  expect(response.status).toBe(200)
  const body = SpokenResumeResult.parse(await response.json())
  expect(body).toMatchObject({ creditsCharged: 20, creditsRemaining: 80, coach: 'openai', standIns: [], regenerationsLeft: 5 })
  expect(body.transcription).toBe(`${first}\n${second}`)
  expect(body.resumeData.contactInfo).toEqual({
    name: 'Jane Doe',
    email: 'jane.doe@gmail.com',
    phone: '',
    location: 'Columbus, Ohio',
  })
  expect(body.resumeData.professionalExperience).toEqual([
    {
      title: 'Nurse',
      company: 'Mercy Hospital',
      location: '',
      dates: '2019 – Present',
      description: ['Lead a team of 12 nurses.'],
    },
  ])
})

test('without a model every sentence is handed back to be sorted, and so are the credits', async () => {
  const ann = await setupSpokenResume({ createApp, database, coach: createBuiltinCoach() }).person()
  const transcript = "It's twelve years of driving for Blackmoor Haulage, nights mostly. I went to Leeds University. Yes."
  const { resumeData, sentences, ...done } = await ann.generated({ transcript })
  expect(resumeData.professionalExperience).toEqual([])
  expect(sentences.map(({ text }) => text).join(' ')).toBe(transcript)
  expect(done).toMatchObject({ charge: 'returned', creditsReturned: 20, creditsRemaining: 100, generationId: '' })
})

test('events show what was heard before the resume is written', async () => {
  const ann = await world.person()
  const events = await eventsOf(await ann.generate({ takes, events: true }))
  expect(events.map(([name, data]) => data.section ?? name)).toEqual(['transcription', 'resume', 'done'])
})

test('typed words need no transcriber', async () => {
  const deaf = setupSpokenResume({ createApp, database, coach, transcriber: null })
  const ann = await deaf.person()
  const body = await ann.generated({ transcript: `${first}\n${second}` })
  expect(body.resumeData.professionalExperience[0]?.company).toBe('Mercy Hospital')
  expect(await ann.credits()).toBe(80)
})

test('without a transcriber a recording is refused with what to do, and nothing is charged', async () => {
  const deaf = setupSpokenResume({ createApp, database, coach, transcriber: null })
  const ann = await deaf.person()
  const response = await ann.generate({ takes })
  expect(response.status).toBe(400)
  expect((await response.json()).message).toMatch(/type what you said, then generate from the text/)
  expect(await ann.credits()).toBe(100)
})

describe('what was paid can be made again', () => {
  test('five times for free, also from another take; the sixth is refused, a new one costs 20', async () => {
    const ann = await world.person()
    const { generationId } = await ann.generated({ takes })
    for (const left of [4, 3, 2, 1]) {
      const body = await ann.generated({ transcript: `${first} I also know Epic and wound care.`, generationId })
      expect(body).toMatchObject({ creditsCharged: 0, creditsRemaining: 80, regenerationsLeft: left, generationId })
      expect(body.resumeData.coreCompetencies).toContain('Epic')
    }
    expect(await ann.generated({ transcript: first, takes: [takes[1]!], generationId })).toMatchObject({ regenerationsLeft: 0 })
    const sixth = await ann.generate({ transcript: first, generationId })
    expect(sixth.status).toBe(403)
    expect((await sixth.json()).message).toMatch(/used the five free changes.*20 credits/)
    expect(await ann.generated({ transcript: first })).toMatchObject({ creditsCharged: 20, regenerationsLeft: 5 })
  })

  test('within a day: a minute before it ends, and not a minute after', async () => {
    const turned = setupSpokenResume({ createApp, database, coach })
    const ann = await turned.person()
    const { generationId, regenerationsUntil } = await ann.generated({ takes })
    expect(new Date(regenerationsUntil).getTime() - Date.now()).toBeGreaterThan(24 * 3_600_000 - 60_000)
    turned.later(24 * 3_600_000 - 60_000)
    expect((await ann.generate({ transcript: first, generationId })).status).toBe(200)
    turned.later(120_000)
    const late = await ann.generate({ transcript: first, generationId })
    expect(late.status).toBe(404)
    expect((await late.json()).message).toMatch(/have expired/)
  })

  test('only by the one who paid', async () => {
    const [ann, bob] = [await world.person(), await world.person()]
    const { generationId } = await ann.generated({ takes })
    expect((await bob.generate({ transcript: first, generationId })).status).toBe(404)
    expect((await ann.generate({ transcript: first, generationId: 'x' })).status).toBe(404)
    expect((await ann.generate({ transcript: first, generationId: randomUUID() })).status).toBe(404)
  })

  test('six at the same moment are five', async () => {
    const ann = await world.person()
    const { generationId } = await ann.generated({ takes })
    const all = await Promise.all(
      Array.from({ length: 6 }, (_, nth) => ann.generate({ transcript: `${first} ${nth}`, generationId })),
    )
    expect(all.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 200, 403])
  })

  test('one that failed takes none away', async () => {
    const ann = await world.person()
    const { generationId } = await ann.generated({ takes })
    const failed = await ann.generate({ transcript: 'Hello there, nice weather.', generationId })
    expect(failed.status).toBe(422)
    expect(await ann.generated({ transcript: first, generationId })).toMatchObject({ regenerationsLeft: 4 })
  })
})

test('the free re-run of an answer that was lost opens no second five', async () => {
  const ann = await world.person()
  const key = randomUUID()
  const { generationId } = await ann.generated({ takes, key })
  await ann.generate({ transcript: first, generationId })
  expect(await openRegenerations(world.services, ann.uid, key)).toMatchObject({ generationId, regenerationsLeft: 4 })
})

test('what was never charged is not made again for free', async () => {
  const ann = await world.person()
  await ann.generate({ takes })
  const { generationId } = await openRegenerations(world.services, ann.uid, randomUUID())
  expect((await ann.generate({ transcript: first, generationId })).status).toBe(404)
})

test('nothing is left of it when the account goes', async () => {
  const ann = await world.person()
  const { generationId } = await ann.generated({ takes })
  await database.delete(users).where(eq(users.id, ann.uid))
  expect(await database.select().from(resumeGenerations).where(eq(resumeGenerations.id, generationId))).toEqual([])
})

test('one press sent three times is charged once and answers the same; the key with other words is refused', async () => {
  const ann = await world.person()
  const key = randomUUID()
  const answers = await Promise.all(
    [1, 2, 3].map(() => ann.generate({ takes, key, events: true }).then((response) => response.text())),
  )
  expect(new Set(answers).size).toBe(1)
  expect(await ann.credits()).toBe(80)
  expect((await ann.generate({ takes: [takes[1]!], key })).status).toBe(422)
  expect((await ann.generate({ takes: takes.toReversed(), key })).status).toBe(422)
  const again = await ann.generated({ takes, key })
  expect(again).toMatchObject({ creditsCharged: 20, creditsRemaining: 80 })
})

describe('nothing is paid', () => {
  const cases: [string, Spoken, number, RegExp][] = [
    ['for nothing', {}, 400, /record something first/],
    ['for spaces', { transcript: ' \n ' }, 400, /record something first/],
    ['for an empty file', { takes: [new Uint8Array(0)] }, 400, /record something first/],
    ['for silence', { takes: [spokenWav('', { silent: true })] }, 422, /couldn't transcribe your audio/],
    ['for a recording in which nobody spoke', { takes: [spokenWav('')] }, 422, /couldn't transcribe.*Your 20 credits are back/],
    [
      'for a picture',
      { takes: [new Blob([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 1, 2, 3, 4])])] },
      415,
      /can’t read this kind of file/,
    ],
    ['for 20,001 characters', { transcript: 'x'.repeat(20_001) }, 400, /20,000 characters/],
    ['for 316 seconds', { takes: [spokenWav(first, { seconds: 316 })] }, 400, /300 seconds/],
    ['for two takes of 158 seconds each', { takes: [1, 2].map(() => spokenWav(first, { seconds: 158 })) }, 400, /300 seconds/],
    ['for more than 25 MB', { takes: [new Uint8Array(26_214_401)] }, 413, /25MB/],
    ['for more than 25 MB in two takes', { takes: [new Uint8Array(14_000_000), new Uint8Array(14_000_000)] }, 413, /25MB/],
    ['for eleven takes', { takes: Array.from({ length: 11 }, () => takes[1]!) }, 400, /too many parts/],
  ]
  test.each(cases)('%s', async (_what, spoken, status, message) => {
    const ann = await world.person()
    const response = await ann.generate(spoken)
    expect(response.status).toBe(status)
    expect((await response.json()).message).toMatch(message)
    expect(await ann.credits()).toBe(100)
  })

  test('where the transcriber fails', async () => {
    const deaf = setupSpokenResume({
      createApp,
      database,
      coach,
      transcriber: { transcribe: async () => Promise.reject(new Problem('unavailable')) },
    })
    const ann = await deaf.person()
    const response = await ann.generate({ takes })
    expect(response.status).toBe(503)
    expect((await response.json()).message).toMatch(/Your 20 credits are back/)
    expect(await ann.credits()).toBe(100)
  })

  test('where the connected model fails, paid or free', async () => {
    const ann = await world.person()
    model.setScript(() => fail(400))
    expect(await ann.generated({ takes })).toMatchObject({ charge: 'returned', creditsReturned: 20, creditsRemaining: 100 })
    model.setScript(defaultScript)
    const { generationId, coach: who } = await ann.generated({ takes })
    expect(who).toBe('openai')
    model.setScript(() => fail(400))
    expect((await ann.generate({ transcript: first, generationId })).status).toBe(503)
    model.setScript(defaultScript)
    expect(await ann.generated({ transcript: first, generationId })).toMatchObject({ regenerationsLeft: 4, creditsRemaining: 80 })
  })

  test('where the connected model hears no job either', async () => {
    const ann = await world.person()
    const { charge, sentences } = await ann.generated({ transcript: 'I went to Ohio State University. I know Excel and Word.' })
    expect(charge).toBe('returned')
    expect(sentences).toHaveLength(2)
    expect(await ann.credits()).toBe(100)
  })

  test('with 19 credits', async () => {
    const ann = await world.person(19)
    expect((await ann.generate({ takes })).status).toBe(402)
    expect(await ann.credits()).toBe(19)
  })
})

test.each<[string, Spoken]>([
  ['300 seconds and what a recorder adds', { takes: [spokenWav(first, { seconds: 314 })] }],
  ['20,000 characters', { transcript: `${first} ${'x'.repeat(20_000 - first.length - 1)}` }],
  ['ten takes', { takes: [...takes, ...Array.from({ length: 8 }, () => spokenWav('I speak French.'))] }],
])('%s are let in', async (_what, spoken) => {
  const ann = await world.person()
  expect((await ann.generate(spoken)).status).toBe(200)
})

test('one request too many waits, and costs nothing', async () => {
  const tight = createRateLimits(null, { ...limits, 'voice-to-resume': [{ times: 2, perSeconds: 600 }] })
  const limited = setupSpokenResume({ createApp, database, coach, rateLimits: tight })
  const ann = await limited.person()
  for (let nth = 0; nth < 2; nth++) expect((await ann.generate({})).status).toBe(400)
  const response = await ann.generate({ takes })
  expect(response.status).toBe(429)
  expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0)
  expect(await ann.credits()).toBe(100)
})

test('without a token nobody is heard', async () => {
  expect((await world.app.request('/api/voice-to-resume/generate', { method: 'POST', body: new FormData() })).status).toBe(401)
})

test('no recording stays on the disk, and the deps are right', async () => {
  const files = await readdir(world.folder, { recursive: true, withFileTypes: true })
  expect(files.filter((entry) => entry.isFile())).toEqual([])
  expect(await createLedger(database, () => new Date()).audit()).toEqual([])
})
