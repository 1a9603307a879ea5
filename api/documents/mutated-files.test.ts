import { afterAll, expect, test } from 'vitest'
import { Problem } from '../problem.ts'
import { createDocumentReader } from './document-reader.ts'
import { allFixtures } from './testing/fixture-files.ts'
import { mutatedFiles } from './testing/mutate.ts'

const reader = createDocumentReader()
afterAll(() => reader.close())

test('two hundred damaged files are read or refused with a sentence, none in more than 12 seconds', async () => {
  const files = mutatedFiles(allFixtures(), { seed: 20_260_101, count: 200 })
  const strange: unknown[] = []
  let slowestMs = 0
  const work = async () => {
    for (const file of files) {
      const startedAt = performance.now()
      const answer: unknown = await reader.read(file.bytes, ['pdf', 'docx', 'doc', 'txt']).catch((error: unknown) => error)
      slowestMs = Math.max(slowestMs, performance.now() - startedAt)
      if (answer instanceof Error && !(answer instanceof Problem && answer.status < 500)) strange.push(file.number, answer)
    }
  }
  await Promise.all([work(), work()])
  expect(strange).toEqual([])
  expect(slowestMs).toBeLessThan(12_000)
})
