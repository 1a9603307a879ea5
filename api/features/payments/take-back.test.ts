import { expect, test } from 'vitest'
import { creditsTakenBack } from './fulfil.ts'

const premium = { amountCents: 1000, credits: 250 }

test.each([
  ['nothing went back', 0, 0, 0],
  ['all was refunded', 1000, 0, 250],
  ['half was refunded', 500, 0, 125],
  ['a cent was refunded: less than a credit stays with the person', 1, 0, 0],
  ['a third, rounded for the person', 333, 0, 83],
  ['all is disputed', 0, 1000, 250],
  ['refunded and disputed: no more can go back than was paid', 700, 1000, 250],
  ['disputed in another currency', 0, Number.MAX_SAFE_INTEGER, 250],
])('%s', (_, refundedCents, disputedCents, credits) => {
  expect(creditsTakenBack(premium, { refundedCents, disputedCents })).toBe(credits)
})
