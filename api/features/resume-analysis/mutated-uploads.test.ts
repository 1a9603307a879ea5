import { expect, test } from 'vitest'
import { createApp } from '../../app.ts'
import { createBuiltinCoach } from '../../coach/compose/builtin-coach.ts'
import { creditReasons } from '../../contract/prices.ts'
import { createDocumentReader } from '../../documents/document-reader.ts'
import { allFixtures } from '../../documents/testing/fixture-files.ts'
import { mutatedFiles } from '../../documents/testing/mutate.ts'
import { createTestDatabase } from '../../testing/test-database.ts'
import { setupAnalysis } from './testing/setup-analysis.ts'

/** `npm run fuzz` sends 2,000. */
const count = Number(process.env.FUZZ_FILES ?? 200)
const seed = Number(process.env.FUZZ_SEED ?? 20_261_120)
/** A person waits at most this long for a file that cannot be read. */
const patienceMs = 12_000

test(`of ${count} damaged files sent one after another, each is analysed or refused with a sentence, and only answers are paid`, {
  timeout: count * 2_000,
}, async () => {
  const { database } = await createTestDatabase()
  const documents = createDocumentReader()
  const world = setupAnalysis({ createApp, database, coach: createBuiltinCoach(), documents })
  const price = creditReasons.resume_score
  const person = await world.person(price * count)
  const outcomes = new Map<number, number>()
  const strange: unknown[] = []
  let slowestMs = 0
  const files = mutatedFiles(allFixtures(), { seed, count })
  const sender = async () => {
    for (const { number, source, damage, bytes } of files) {
      const startedAtMs = performance.now()
      const response = await person.analyze({ file: new Blob([new Uint8Array(bytes)]), name: source })
      const body = (await response.json()) as { message?: string }
      slowestMs = Math.max(slowestMs, performance.now() - startedAtMs)
      outcomes.set(response.status, (outcomes.get(response.status) ?? 0) + 1)
      const isRefusal = response.status >= 400 && response.status < 500 && /^[A-Z].{20,}/.test(body.message ?? '')
      const isWrongType = response.status === 415
      if (response.status !== 200 && !isRefusal && !isWrongType)
        strange.push({ number, source, damage, status: response.status, body })
    }
  }
  await Promise.all([sender(), sender()])
  console.log(`${count} files: ${JSON.stringify(Object.fromEntries(outcomes))}, slowest ${(slowestMs / 1_000).toFixed(1)} s`)
  expect(strange).toEqual([])
  expect(await person.credits()).toBe(price * (count - (outcomes.get(200) ?? 0)))
  // Some stay readable and some do not: otherwise the damage was no test.
  expect(outcomes.get(200)).toBeGreaterThan(0)
  expect(outcomes.get(422)).toBeGreaterThan(0)
  expect(slowestMs).toBeLessThan(patienceMs)
})
