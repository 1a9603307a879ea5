import { expect, test } from 'vitest'
import { ApiProblem, noConnection } from '../../platform/api-problem.ts'
import { landingOf } from './payment-result.ts'

const nothing = { sessionId: 'cs_1', result: undefined, error: null }

test('until there is an answer the purchase is being confirmed', () => {
  expect(landingOf(nothing)).toEqual({ state: 'verifying' })
})

test('a credited purchase shows what it added and the balance', () => {
  const result = { success: true, added: 250, credits: 290, state: 'credited' as const }
  expect(landingOf({ ...nothing, result })).toEqual({ state: 'credited', added: 250, credits: 290 })
})

test('a bank that takes its time is asked again', () => {
  const result = { success: false, added: 0, credits: 40, state: 'waiting' as const }
  expect(landingOf({ ...nothing, result })).toMatchObject({ state: 'unverified', keepsAsking: true })
})

test.each([
  ['an address without a purchase', { ...nothing, sessionId: null }, /do not know this purchase/],
  ['somebody else’s purchase', { ...nothing, error: new ApiProblem('not_found', 'x', 404) }, /do not know this purchase/],
  [
    'an unpaid one',
    { ...nothing, result: { success: false, added: 0, credits: 0, state: 'unpaid' as const } },
    /Nothing was charged/,
  ],
  ['no connection', { ...nothing, error: new ApiProblem('no_connection', noConnection, 0) }, /online/],
])('%s cannot be verified, and the page says why', (_, asked, why) => {
  const landing = landingOf(asked)
  expect(landing).toMatchObject({ state: 'unverified', keepsAsking: false })
  expect('why' in landing && landing.why).toMatch(why)
})
