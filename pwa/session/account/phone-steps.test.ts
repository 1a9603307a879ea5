import { expect, test } from 'vitest'
import {
  afterPhoneEvent,
  firstStep,
  hasSimpleVariant,
  isPhoneNumber,
  type PhoneEvent,
  type PhoneSteps,
  tidyNumber,
} from './phone-steps.ts'

const after = (...events: PhoneEvent[]): PhoneSteps => events.reduce(afterPhoneEvent, firstStep)
const sent: PhoneEvent = { type: 'code-was-sent', phoneNumber: '+14155550100', localCode: '123456' }

test('a sent code leads to the second step and shows the local code', () => {
  expect(after({ type: 'number-was-submitted' }, sent)).toMatchObject({ step: 'code', localCode: '123456', busy: false })
})

test('after a wrong code the step stays; an expired one leads back to the number', () => {
  const wrong = after(sent, { type: 'code-was-submitted' }, { type: 'code-was-refused', problem: 'Wrong', startOver: false })
  expect(wrong).toMatchObject({ step: 'code', problem: 'Wrong', busy: false })
  const expired = after(sent, { type: 'code-was-refused', problem: 'Expired', startOver: true })
  expect(expired).toEqual({ step: 'number', problem: 'Expired', busy: false })
})

test('once the number is linked, a failing server does not make the person enter the code again', () => {
  const linked = after(sent, { type: 'phone-was-linked' }, { type: 'code-was-refused', problem: 'Later', startOver: false })
  expect(linked).toMatchObject({ step: 'code', linked: true })
})

test('a number may have spaces and dashes, and needs a country code', () => {
  expect(tidyNumber('+1 (415) 555-0100')).toBe('+14155550100')
  expect(isPhoneNumber('+14155550100')).toBe(true)
  expect(isPhoneNumber('+1')).toBe(false)
  expect(isPhoneNumber('14155550100')).toBe(false)
  expect(isPhoneNumber('+0123456789')).toBe(false)
})

test('only accounts whose uid begins with user- skip the SMS', () => {
  expect(hasSimpleVariant('user-7')).toBe(true)
  expect(hasSimpleVariant('Xuser-7')).toBe(false)
})
