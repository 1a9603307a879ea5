import { expect, test } from 'vitest'
import { problems, type ReportedCharge } from '../../api/contract/problems.ts'
import { ApiProblem } from '../platform/api-problem.ts'
import { connectionStayedLost, failureOf, PreparationFailed } from './failure.ts'

const problem = (code: keyof typeof problems, creditsReturned?: number) =>
  new ApiProblem(code, `${problems[code].message} Your 10 credits are back.`, problems[code].status, {
    ...(creditsReturned !== undefined && { creditsReturned }),
  })

test('what became of the credits and what is still here is a line of its own', () => {
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
})

/** A problem from the server, which may or may not say what became of the credits. */
const reported = (code: keyof typeof problems, charge?: ReportedCharge) =>
  new ApiProblem(code, problems[code].message, problems[code].status, charge && { charge })
const consequence = (error: unknown, isFormHere = false, mayStillArrive = false) =>
  failureOf(error, 'x', isFormHere, '', mayStillArrive).consequence.trim()

test('the page repeats what the server said about the charge, and otherwise promises only that it is charged once', () => {
  const once = 'Trying again cannot charge you twice.'
  expect(consequence(reported('too_many_requests', 'none'))).toBe('Nothing was charged.')
  expect(consequence(reported('unavailable', 'returned'))).toBe('Your credits are back.')
  for (const nobody of [
    reported('unavailable'),
    reported('not_found'),
    reported('bad_request'),
    reported('unauthenticated'),
    new TypeError('x'),
  ])
    expect(consequence(nobody)).toBe(once)
  for (const lost of [reported('unavailable', 'running'), connectionStayedLost()]) expect(consequence(lost)).toBe(once)
})

test('while an earlier try may still arrive, the page does not claim that nothing was charged', () => {
  expect(consequence(reported('too_many_requests', 'none'), true, true)).toBe('Trying again cannot charge you twice.')
  expect(consequence(new PreparationFailed(), true, true)).toBe('Trying again cannot charge you twice.')
  expect(consequence(new PreparationFailed(), true)).toBe('Nothing was charged.')
})

test('a result that was paid for and is gone is offered again for free while that lasts', () => {
  expect(failureOf(reported('not_found', 'free-again'), 'x', true)).toMatchObject({
    sentence: 'This result has expired.',
    consequence: 'You already paid, so making it again is free. Your form is still here.',
  })
  expect(consequence(reported('not_found', 'free-again'))).toMatch(/^You already paid. Repeat the same request/)
  expect(consequence(reported('not_found', 'paid'))).toMatch(/half hour .* is over/)
  expect(consequence(reported('key_reused', 'free-again'))).toMatch(/^Repeating the earlier request is free/)
})

test('a feature can show one kind of failure in its own way, and too few credits lead to buying some', () => {
  expect(failureOf(problem('not_understood', 10), 'x', true)).toMatchObject({
    code: 'not_understood',
    sentence: problems.not_understood.message,
  })
  expect(failureOf(reported('too_few_credits'), 'x', true)).toMatchObject({ code: 'too_few_credits', offer: 'buy-credits' })
  expect(failureOf(new TypeError('x'), 'x', true).code).toBeUndefined()
})
