import { expect, test } from 'vitest'
import { phoneMessages, phoneProblemCodeOf } from './phone-messages.ts'

test('a number that belongs to another account counts as used', () => {
  for (const code of ['auth/account-exists-with-different-credential', 'auth/credential-already-in-use']) {
    expect(phoneMessages[phoneProblemCodeOf(code)]).toBe(
      'This phone number has already been used for a trial. Each phone number can only be used once.',
    )
  }
})

test('an expired code and a lost session both lead back to the number', () => {
  expect(phoneProblemCodeOf('auth/code-expired')).toBe('code-expired')
  expect(phoneProblemCodeOf('auth/session-expired')).toBe('code-expired')
  expect(phoneMessages[phoneProblemCodeOf('auth/missing-verification-id')]).toBe(
    'Session expired. Please request a new verification code.',
  )
})

test('a country that the SMS service is not open for is named as the reason', () => {
  expect(phoneMessages[phoneProblemCodeOf('auth/operation-not-allowed')]).toContain('country')
})

test('a full quota says to come back tomorrow, and an unknown failure still has a sentence', () => {
  expect(phoneMessages[phoneProblemCodeOf('auth/quota-exceeded')]).toBe('Verification limit reached. Please try again tomorrow.')
  expect(phoneMessages[phoneProblemCodeOf('auth/constructor')]).toContain('could not verify')
})
