import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { createApp } from '../app.ts'
import { eventsOf } from '../billing/charged-request/testing/setup-charged-requests.ts'
import { createBuiltinCoach } from '../coach/guides/builtin-coach.ts'
import { setupAnalysis } from '../features/resume-analysis/testing/setup-analysis.ts'
import { createTestDatabase } from '../testing/test-database.ts'

/** Fails if the sample at /sample is not what the product makes of the same inputs; `npm run sample` regenerates it. */
const file = (path: string) => readFile(new URL(path, import.meta.url))
const jobDescription = (await file('job-description.txt')).toString()
const answer = JSON.parse((await file('answer.json')).toString()) as { question: string; transcript: string }

const { database } = await createTestDatabase({ maxConnections: 5 })
const { person } = setupAnalysis({ createApp, database, coach: createBuiltinCoach() })

test('the sample is what the product makes of it today', async () => {
  const visitor = await person(40)
  const events = await eventsOf(
    await visitor.analyze({ jobDescription, file: await file('../documents/fixtures/teacher.pdf'), events: true }),
  )
  const sections = events.filter(([event]) => event === 'section').map(([, { section, data }]) => [section, data])
  const review = await visitor.request('POST', '/api/interview-feedback', {
    json: { ...answer, source: 'typed' },
    key: crypto.randomUUID(),
  })
  // The sample has no user who could edit lines.
  const { score, ...analysis } = Object.fromEntries(sections)
  const { editToken, ...shownScore } = score
  expect(editToken).toBeTypeOf('string')
  const sample = {
    jobDescription,
    analysis: { score: shownScore, ...analysis },
    done: events.at(-1)![1],
    question: answer.question,
    feedback: await review.json(),
  }
  expect(await visitor.credits()).toBe(20)
  await expect(`${JSON.stringify(sample, null, 2)}\n`).toMatchFileSnapshot('../../pwa/app/sample/sample.json')
})
