import { expect, test } from 'vitest'
import { problems, type ReportedCharge } from '../../api/contract/problems.ts'
import { ApiProblem } from '../platform/api-problem.ts'
import { ConnectionStayedLost, failureOf, PreparationFailed } from './failure.ts'

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
})

/** A problem as the server tells it, with the ledger's word or without one. */
const told = (code: keyof typeof problems, charge?: ReportedCharge) =>
  new ApiProblem(code, problems[code].message, problems[code].status, charge && { charge })
const consequence = (error: unknown, isFormHere = false, mayStillArrive = false) =>
  failureOf(error, 'x', isFormHere, '', mayStillArrive).consequence.trim()

test('what was charged is said in the ledger’s word, and where it has said nothing, nothing is promised but one charge', () => {
  const once = 'Trying again cannot charge you twice.'
  expect(consequence(told('too_many_requests', 'none'))).toBe('Nothing was charged.')
  expect(consequence(told('unavailable', 'returned'))).toBe('Your credits are back.')
  for (const nobody of [told('unavailable'), told('not_found'), told('bad_request'), told('unauthenticated'), new TypeError('x')])
    expect(consequence(nobody)).toBe(once)
  for (const lost of [told('unavailable', 'running'), new ConnectionStayedLost()]) expect(consequence(lost)).toBe(once)
})

test('while an earlier try may still arrive, nobody is told that nothing was charged', () => {
  expect(consequence(told('too_many_requests', 'none'), true, true)).toBe('Trying again cannot charge you twice.')
  expect(consequence(new PreparationFailed(), true, true)).toBe('Trying again cannot charge you twice.')
  expect(consequence(new PreparationFailed(), true)).toBe('Nothing was charged.')
})

test('an answer that was paid and is gone is offered again for free, as long as that is so', () => {
  expect(failureOf(told('not_found', 'free-again'), 'x', true)).toMatchObject({
    sentence: 'This answer is no longer kept.',
    consequence: 'You paid for it: making it again is free. Your form is still here.',
  })
  expect(consequence(told('not_found', 'free-again'))).toMatch(/^You paid for it. Ask for the same once more/)
  expect(consequence(told('not_found', 'paid'))).toMatch(/half hour .* is over/)
  expect(consequence(told('key_reused', 'free-again'))).toMatch(/^Asking for the same as before is free/)
})

test('a room can show one kind of failure in its own way, and credits that are too few lead to more', () => {
  expect(failureOf(problem('not_understood', 10), 'x', true)).toMatchObject({
    code: 'not_understood',
    sentence: problems.not_understood.message,
  })
  expect(failureOf(problem('too_few_credits'), 'x', true)).toMatchObject({ code: 'too_few_credits', offer: 'buy-credits' })
  expect(failureOf(new TypeError('x'), 'x', true).code).toBeUndefined()
})
