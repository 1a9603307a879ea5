import { expect, test } from 'vitest'
import { ApiProblem, noConnection } from '../../platform/api-problem.ts'
import { noCheckoutUrl, packageCards, purchaseFaultOf } from './purchase.ts'

test('three packages, the middle one is the most popular', () => {
  expect(packageCards.map(({ name, price, credits, savings, popular }) => [name, price, credits, savings, popular])).toEqual([
    ['Basic', '$5', 100, 'Save 0%', false],
    ['Premium', '$10', 250, 'Save 20%', true],
    ['Professional', '$20', 600, 'Save 33%', false],
  ])
  expect(packageCards.map(({ buys }) => buys)).toEqual(['6 resume checks', '16 resume checks', '40 resume checks'])
})

test.each([
  ['a server that does not work', new ApiProblem('unavailable', 'x', 503), 'Payment Error', 'Failed to create checkout session'],
  ['a phone that is not verified', new ApiProblem('forbidden', 'Verify first.', 403), 'Payment Error', 'Verify first.'],
  [
    'no connection',
    new ApiProblem('no_connection', noConnection, 0),
    'Payment Error',
    `Failed to start checkout process. ${noConnection}`,
  ],
  ['an answer without an address', new Error(noCheckoutUrl), 'Payment Error', 'No checkout URL received from server'],
  ['anything else', new TypeError('secret detail'), 'Payment Error', 'Failed to start checkout process'],
  [
    'an e-mail that is refused',
    new ApiProblem('bad_request', 'Please log in with a valid email to purchase credits', 400),
    'Error',
    'Please log in with a valid email to purchase credits',
  ],
] as const)('%s says so', (_, error, title, description) => {
  expect(purchaseFaultOf(error)).toEqual({ title, description })
})
