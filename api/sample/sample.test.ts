import { expect, test } from 'vitest'
import { readLabelledPairs } from '../../evals/pairs/measure.ts'
import { people } from '../../evals/recorded/people.ts'
import { recordedCoach } from '../../evals/recorded/recorded-coach.ts'
import { createApp } from '../app.ts'
import { eventsOf } from '../billing/charged-request/testing/setup-charged-requests.ts'
import type { Coach } from '../coach/coach.ts'
import { createBuiltinCoach } from '../coach/guides/builtin-coach.ts'
import { analysisSections } from '../contract/resume-analysis.ts'
import { setupAnalysis } from '../features/resume-analysis/testing/setup-analysis.ts'
import { docxOf } from '../testing/docx-of.ts'
import { createTestDatabase } from '../testing/test-database.ts'

/** The samples at /sample fail here if they are not what the product makes of the same inputs; `npm run sample` regenerates them. */
const [hygienist] = people
const { resume, ad: jobDescription } = readLabelledPairs('held-out').find(({ name }) => name === hygienist!.pair)!
const { question, type, answer: transcript } = hygienist!

const { database } = await createTestDatabase({ maxConnections: 5 })
const recorded = await recordedCoach('people')

async function sampleBy(coach: Coach) {
  const { person } = setupAnalysis({ createApp, database, coach })
  const visitor = await person(40)
  const events = await eventsOf(await visitor.analyze({ jobDescription, file: Buffer.from(docxOf(resume)), events: true }))
  const arrived = new Map(
    events.flatMap(([event, { section, data }]) => (event === 'section' ? [[section as string, data] as const] : [])),
  )
  const review = await visitor.request('POST', '/api/interview-feedback', {
    json: { question, type, transcript, jobDescription },
    key: crypto.randomUUID(),
  })
  expect(await visitor.credits()).toBe(20)
  // The sample has no user who could edit lines.
  const { editToken, ...score } = arrived.get('score') as { editToken: string }
  expect(editToken).toBeTypeOf('string')
  arrived.set('score', score)
  // Sections of a model arrive in any order.
  const analysis = Object.fromEntries(
    Object.keys(analysisSections).flatMap((name) => (arrived.has(name) ? [[name, arrived.get(name)]] : [])),
  )
  return `${JSON.stringify({ jobDescription, analysis, done: events.at(-1)![1], question, feedback: await review.json() }, null, 2)}\n`
}

test('the sample without AI is what the product makes of it today', async () => {
  await expect(await sampleBy(createBuiltinCoach({ now: recorded.now }))).toMatchFileSnapshot('../../pwa/app/sample/sample.json')
})

test('the sample with an AI model is what the product makes of the recorded answers today', async () => {
  await expect(await sampleBy(recorded.coach)).toMatchFileSnapshot('../../pwa/app/sample/sample-ai.json')
  await recorded.replay.close()
})
