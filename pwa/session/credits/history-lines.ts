import type { CreditHistory } from '../../../api/contract/credits.ts'
import type { Purchases } from '../../../api/contract/payments.ts'
import { type CreditReason, creditPackages, reasonNames } from '../../../api/contract/prices.ts'

type Entry = CreditHistory['entries'][number]
type Purchase = Purchases['purchases'][number]

const takenBack: Record<string, string> = {
  refund: 'Credits of a refunded purchase',
  dispute: 'Credits of a disputed payment',
}

const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`

function wordsOf({ kind, what }: Entry, purchase: Purchase | undefined): string {
  const reason = reasonNames[what as CreditReason] ?? what
  if (kind === 'spent') return reason
  if (kind === 'returned') return `${reason}: returned`
  if (kind === 'taken-back') return takenBack[what] ?? 'Credits of a purchase, taken back'
  if (kind === 'restored') return 'Credits of a purchase, restored'
  if (kind === 'debt-paid') return 'Paid off credits you owed'
  if (kind === 'forfeited') return 'Lost when the account was deleted'
  if (what === 'trial') return 'Free credits for your phone number'
  if (what === 'given') return 'A gift from our team'
  if (what === 'given-back') return 'Given back by our team'
  return purchase ? `${creditPackages[purchase.packageType].name} package, ${dollars(purchase.amountCents)}` : 'Credits bought'
}

function noteOf({ pending }: Entry, purchase: Purchase | undefined): string | null {
  if (pending) return 'In progress: you get them back if there is no result'
  return purchase && purchase.refundedCents > 0 ? `${dollars(purchase.refundedCents)} refunded` : null
}

const signed = (amount: number) => (amount < 0 ? `−${-amount}` : `+${amount}`)

/** Only web addresses may become links. */
const webPage = (url: string | null | undefined) => (url && /^https?:\/\//.test(url) ? url : null)

export function historyLines({ entries }: Pick<CreditHistory, 'entries'>, { purchases }: Purchases) {
  const purchaseOf = new Map(purchases.map((purchase) => [purchase.id, purchase]))
  return entries.map((entry) => {
    const bought = entry.kind === 'granted' && entry.purchase ? purchaseOf.get(entry.purchase) : undefined
    return {
      id: entry.id,
      at: new Date(entry.at),
      what: wordsOf(entry, bought),
      amount: signed(entry.amount),
      balanceAfter: entry.balanceAfter,
      note: noteOf(entry, bought),
      receiptUrl: webPage(bought?.receiptUrl),
    }
  })
}

export type HistoryLine = ReturnType<typeof historyLines>[number]

export const waitingPurchases = ({ purchases }: Purchases): string[] =>
  purchases
    .filter(({ state }) => state === 'waiting')
    .map(
      ({ credits, amountCents }) =>
        `${credits} credits (${dollars(amountCents)}) will arrive once your bank confirms the payment.`,
    )
