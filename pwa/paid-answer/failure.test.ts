import { expect, test } from 'vitest'
import { problems } from '../../api/contract/problems.ts'
import { ApiProblem } from '../platform/api-problem.ts'
import { failureOf } from './failure.ts'

const problem = (code: keyof typeof problems, creditsReturned?: number) =>
  new ApiProblem(code, `${problems[code].message} Your 10 credits are back.`, problems[code].status, {
    ...(creditsReturned !== undefined && { creditsReturned }),
  })

test('what came of the credits and what is still here stand in a line of their own', () => {
  const failure = failureOf(
    problem('unavailable', 10),
    'Failed to analyze pitch. Please try again.',
    true,
    'Your recording is still here.',
  )
  expect(failure).toMatchObject({
    sentence: 'Failed to analyze pitch. Please try again.',
    consequence: 'Your 10 credits are back. Your recording is still here.',
  })
  expect(failureOf(problem('unavailable'), 'x', false).consequence).toBe('You were not charged for it.')
})

test('a room can show one kind of failure in its own way, and credits that are too few lead to more', () => {
  expect(failureOf(problem('not_understood', 10), 'x', true)).toMatchObject({
    code: 'not_understood',
    sentence: problems.not_understood.message,
  })
  expect(failureOf(problem('too_few_credits'), 'x', true)).toMatchObject({ code: 'too_few_credits', offer: 'buy-credits' })
  expect(failureOf(new TypeError('x'), 'x', true).code).toBeUndefined()
})
