import { expect, test } from 'vitest'
import { ApiProblem, noConnection } from '../../platform/api-problem.ts'
import { deletionFailure, deletionKeeps, deletionRemoves, exportFailure, forfeitSentence } from './account-texts.ts'

test('the question before deleting says that unspent credits are lost', () => {
  expect(forfeitSentence(40)).toBe('You will lose your 40 unspent credits. They are not refunded.')
  expect(forfeitSentence(1)).toBe('You will lose your 1 unspent credit. It is not refunded.')
  expect(forfeitSentence(0)).toMatch(/no credits left/)
  expect(forfeitSentence(null)).toMatch(/lose any unspent credits/)
})

test('it says what is deleted, and that the record of the one trial stays', () => {
  expect(deletionRemoves.join(' ')).toMatch(/profile.*feedback/)
  expect(deletionKeeps.join(' ')).toMatch(/phone number.*once/)
})

test('a deletion or an export that failed says what to do', () => {
  expect(deletionFailure(new ApiProblem('unavailable', 'x', 503))).toMatch(/could not delete your account completely.*try again/)
  expect(deletionFailure(new ApiProblem('no_connection', noConnection, 0))).toBe(noConnection)
  expect(exportFailure(new TypeError('x'))).toMatch(/try again/)
})
