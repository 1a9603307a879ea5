import { expect, test } from 'vitest'
import type { CreditHistory } from '../../../api/contract/credits.ts'
import { historyLines, waitingPurchases } from './history-lines.ts'

type Entry = CreditHistory['entries'][number]

const entry = (more: Partial<Entry>): Entry => ({
  id: '1',
  at: '2026-03-01T09:00:00.000Z',
  kind: 'spent',
  what: 'resume_score',
  amount: -15,
  balanceAfter: 25,
  pending: false,
  purchase: null,
  ...more,
})

const premium = {
  id: 'cs_1',
  at: '2026-03-01T09:00:00.000Z',
  packageType: 'premium' as const,
  amountCents: 1000,
  credits: 250,
  state: 'credited' as const,
  refundedCents: 0,
  receiptUrl: 'https://pay.stripe.com/receipts/1',
}

const lineOf = (one: Partial<Entry>, purchases = [premium]) => historyLines({ entries: [entry(one)] }, { purchases })[0]!

test('a charge says what it was for, how much it was and what was left', () => {
  expect(lineOf({})).toMatchObject({ what: 'Resume Analytics', amount: '−15', balanceAfter: 25, note: null, receiptUrl: null })
  expect(lineOf({ pending: true }).note).toContain('In progress')
  expect(lineOf({ kind: 'returned', amount: 15 })).toMatchObject({ what: 'Resume Analytics: returned', amount: '+15' })
})

test('a purchase comes with its package, price and receipt', () => {
  expect(lineOf({ kind: 'granted', what: 'purchase', amount: 250, purchase: 'cs_1' })).toMatchObject({
    what: 'Premium package, $10.00',
    amount: '+250',
    receiptUrl: 'https://pay.stripe.com/receipts/1',
  })
})

test('a refund and a dispute have different words', () => {
  expect(lineOf({ kind: 'taken-back', what: 'refund', amount: -250, purchase: 'cs_1' }).what).toBe(
    'Credits of a refunded purchase',
  )
  expect(lineOf({ kind: 'taken-back', what: 'dispute', amount: -250, purchase: 'cs_1' }).what).toBe(
    'Credits of a disputed payment',
  )
})

test('an address that is not a web page never becomes a link', () => {
  const bought = { kind: 'granted', what: 'purchase', amount: 250, purchase: 'cs_1' } as const
  expect(lineOf(bought, [{ ...premium, receiptUrl: 'javascript:alert(1)' }]).receiptUrl).toBeNull()
})

test('a payment that the bank has not confirmed is announced', () => {
  expect(waitingPurchases({ purchases: [premium, { ...premium, state: 'waiting' as never }] })).toEqual([
    '250 credits ($10.00) will arrive once your bank confirms the payment.',
  ])
})
