import { expect, test } from 'vitest'
import { ApiProblem, noConnection } from '../../platform/api-problem.ts'
import { deletionFailure, deletionGoes, deletionStays, exportFailure, forfeitSentence } from './account-texts.ts'

test('before an account goes it says that unspent credits are lost', () => {
  expect(forfeitSentence(40)).toBe('Your 40 unspent credits are lost, and not paid back.')
  expect(forfeitSentence(1)).toBe('Your 1 unspent credit is lost, and not paid back.')
  expect(forfeitSentence(0)).toMatch(/no credits/)
  expect(forfeitSentence(null)).toMatch(/not spent are lost/)
})

test('it says what goes, and that the record of the one trial stays', () => {
  expect(deletionGoes.join(' ')).toMatch(/profile.*feedback/)
  expect(deletionStays.join(' ')).toMatch(/phone number.*once/)
})

test('a deletion or an export that did not work says what to do', () => {
  expect(deletionFailure(new ApiProblem('unavailable', 'x', 503))).toMatch(/could not be deleted completely.*try again/)
  expect(deletionFailure(new ApiProblem('no_connection', noConnection, 0))).toBe(noConnection)
  expect(exportFailure(new TypeError('x'))).toMatch(/try again/)
})
