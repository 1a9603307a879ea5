import { expect, test } from 'vitest'
import { ApiProblem } from '../../platform/api-problem.ts'
import { emptyFeedback, feedbackFailure, feedbackFaults, thanksShownMs } from './feedback-dialog.tsx'

const faultsOf = (draft: Partial<typeof emptyFeedback>) => feedbackFaults({ ...emptyFeedback, ...draft })

test('empty or blank feedback asks for words', () => {
  expect(faultsOf({}).feedbackText).toEqual(['Please provide your feedback before submitting.'])
  expect(faultsOf({ feedbackText: ' \n ' }).feedbackText).toEqual(['Please provide your feedback before submitting.'])
  expect(faultsOf({ feedbackText: '👏' })).toEqual({})
})

test('the email may be left out, but must not be incomplete', () => {
  expect(faultsOf({ feedbackText: 'x', email: 'ana@' }).email).toEqual([expect.stringMatching(/valid email/)])
  expect(faultsOf({ feedbackText: 'x', email: 'ana@example.com' })).toEqual({})
})

test('a failure says what to do if something can be done', () => {
  expect(feedbackFailure(new ApiProblem('too_many_requests', 'That was a lot at once.', 429))).toBe('That was a lot at once.')
  expect(feedbackFailure(new ApiProblem('unavailable', 'x', 503))).toBe('Failed to submit feedback. Please try again later.')
  expect(feedbackFailure(new TypeError('x'))).toBe('Failed to submit feedback. Please try again later.')
})

test('the thanks close by themselves after two seconds', () => {
  expect(thanksShownMs).toBe(2000)
})
