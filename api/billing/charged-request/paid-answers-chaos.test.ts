import { expect, test } from 'vitest'
import { paidAnswerRounds } from '../../../scripts/chaos/paid-answers/rounds.ts'
import { createTestDatabase } from '../../testing/test-database.ts'

const { url } = await createTestDatabase()

test('five people at a time, streams that break, reloads, second tabs, a killed server and a deployment: one charge each, no false sentence', {
  timeout: 180_000,
}, async () => {
  const { facts } = await paidAnswerRounds({ databaseUrl: url, waves: 1, people: 5, leaseMs: 1_500 })
  expect(facts).toMatchObject({
    ...{ rounds: 5, answers: 5, chargedTwice: 0, answersWithoutCharge: 0, chargesWithoutAnswer: 0, cutAnswers: 0 },
    ...{ falseSentences: [], audit: [] },
  })
})
