import { expect, test } from 'vitest'
import {
  afterPhoneEvent,
  firstStep,
  hasSimpleVariant,
  type PhoneEvent,
  type PhoneSteps,
  secondsToNewCode,
} from './phone-steps.ts'

const after = (...events: PhoneEvent[]): PhoneSteps => events.reduce(afterPhoneEvent, firstStep)
const sent: PhoneEvent = { type: 'code-was-sent', phoneNumber: '+14155550100', localCode: '123456', sentAtMs: 0 }

test('a sent code leads to the second step and shows the local code', () => {
  expect(after({ type: 'number-was-submitted' }, sent)).toMatchObject({
    step: 'code',
    localCode: '123456',
    doing: 'nothing',
    isNew: false,
  })
})

test('after a wrong code the step stays; an expired one leads back to the number', () => {
  const wrong = after(sent, { type: 'code-was-submitted' }, { type: 'code-was-refused', problem: 'Wrong', startOver: false })
  expect(wrong).toMatchObject({ step: 'code', problem: 'Wrong', doing: 'nothing' })
  const expired = after(sent, { type: 'code-was-refused', problem: 'Expired', startOver: true })
  expect(expired).toEqual({ step: 'number', problem: 'Expired', busy: false })
})

test('once the number is linked, a failing server does not make the user enter the code again', () => {
  const linked = after(sent, { type: 'phone-was-linked' }, { type: 'code-was-refused', problem: 'Later', startOver: false })
  expect(linked).toMatchObject({ step: 'code', linked: true })
})

test('a code that does not arrive can be requested again after 30 seconds', () => {
  expect([0, 1, 29_001, 30_000, 90_000].map((nowMs) => secondsToNewCode(0, nowMs))).toEqual([30, 30, 1, 0, 0])
  const again = after(sent, { type: 'new-code-was-requested' })
  expect(again).toMatchObject({ step: 'code', doing: 'sending' })
  expect(afterPhoneEvent(again, { ...sent, localCode: '654321', sentAtMs: 31_000 })).toMatchObject({
    ...{ step: 'code', isNew: true, localCode: '654321', sentAtMs: 31_000, doing: 'nothing' },
  })
  expect(afterPhoneEvent(again, { type: 'code-was-refused', problem: 'Too many', startOver: false })).toMatchObject({
    ...{ step: 'code', problem: 'Too many', localCode: '123456', isNew: false, doing: 'nothing' },
  })
})

test('only accounts whose uid begins with user- skip the SMS', () => {
  expect(hasSimpleVariant('user-7')).toBe(true)
  expect(hasSimpleVariant('Xuser-7')).toBe(false)
})
