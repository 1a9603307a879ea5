import { expect, test } from 'vitest'
import { createAnswerShelf } from './answer-shelf.ts'
import { openJob } from './job.ts'

const now = () => new Date('2026-03-01T09:00:00Z')
const request = (userId: string) => ({ userId, reason: 'resume_score', requestHash: 'h' })

/** An answer of about so many characters. */
function answer(key: string, characters: number) {
  const job = openJob(key)
  job.emit({ section: 'summary', data: { summary: 'x'.repeat(characters) } })
  return job
}

function shelfWith(limits: { maxAnswers: number; maxCharacters: number }, sizes: number[]) {
  const shelf = createAnswerShelf(now, limits)
  for (const [index, size] of sizes.entries()) {
    const job = answer(`k${index}`, size)
    shelf.put(request('anna'), job)
    shelf.ended('anna', job)
  }
  return { shelf, keys: () => sizes.map((_, index) => `k${index}`).filter((key) => shelf.get('anna', key)) }
}

test('the oldest answers go when there are too many', () => {
  const { keys } = shelfWith({ maxAnswers: 2, maxCharacters: 1e6 }, [10, 10, 10, 10])
  expect(keys()).toEqual(['k2', 'k3'])
})

test('the oldest answers go when they take too much memory, and one that is too large alone is not kept', () => {
  expect(shelfWith({ maxAnswers: 100, maxCharacters: 1_000 }, [300, 300, 300, 300]).keys()).toEqual(['k2', 'k3'])
  expect(shelfWith({ maxAnswers: 100, maxCharacters: 1_000 }, [300, 2_000]).keys()).toEqual([])
})

test('running work is never let go of, and what it was asked with is not kept', () => {
  const { shelf } = shelfWith({ maxAnswers: 0, maxCharacters: 0 }, [10])
  const job = openJob('running')
  shelf.put({ ...request('anna'), work: 'a resume' } as ReturnType<typeof request>, job)
  shelf.sweep()
  expect(shelf.get('anna', 'running')?.job).toBe(job)
  expect(shelf.size()).toBe(1)
  expect(JSON.stringify(shelf.get('anna', 'running'))).not.toContain('a resume')
})

test('10,000 answers leave no more than the limits allow', () => {
  const { shelf } = shelfWith({ maxAnswers: 50, maxCharacters: 20_000 }, Array(10_000).fill(1_000))
  expect(shelf.size()).toBeLessThanOrEqual(20)
})
