import { expect, test } from 'vitest'
import { ApiProblem, noConnection } from '../../platform/api-problem.ts'
import { paymentStateOf } from './success-page.tsx'

const nothing = { sessionId: 'cs_1', result: undefined, error: null }

test('without a response yet, the purchase is being confirmed', () => {
  expect(paymentStateOf(nothing)).toEqual({ state: 'verifying' })
})

test('a credited purchase shows what it added and the balance', () => {
  const result = { success: true, added: 250, credits: 290, state: 'credited' as const }
  expect(paymentStateOf({ ...nothing, result })).toEqual({ state: 'credited', added: 250, credits: 290 })
})

test('while the bank has not confirmed, the page says that it checks again', () => {
  const result = { success: false, added: 0, credits: 40, state: 'waiting' as const }
  expect(paymentStateOf({ ...nothing, result })).toMatchObject({
    state: 'unverified',
    why: expect.stringMatching(/checks again/),
  })
})

test.each([
  ['an address without a purchase', { ...nothing, sessionId: null }, /couldn't find this purchase/],
  ['somebody else’s purchase', { ...nothing, error: new ApiProblem('not_found', 'x', 404) }, /couldn't find this purchase/],
  [
    'an unpaid one',
    { ...nothing, result: { success: false, added: 0, credits: 0, state: 'unpaid' as const } },
    /Nothing was charged/,
  ],
  ['no connection', { ...nothing, error: new ApiProblem('no_connection', noConnection, 0) }, /online/],
])('%s cannot be verified, and the page says why', (_, query, why) => {
  expect(paymentStateOf(query)).toEqual({ state: 'unverified', why: expect.stringMatching(why) })
})
