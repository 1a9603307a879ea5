import * as z from 'zod'
import { type CreditReason, creditReasons } from './prices.ts'

export const Credits = z.object({ credits: z.number().int() })
export type Credits = z.infer<typeof Credits>

const reasonNames = Object.keys(creditReasons) as [CreditReason, ...CreditReason[]]

/** POST /api/consume-credits: `credits` must equal the server's price of `eventType`. */
export const ConsumeCredits = z.object({
  credits: z.number().int().positive(),
  eventType: z.enum(reasonNames),
  metadata: z.record(z.string(), z.unknown()).default({}),
})

/** POST /api/credits/deduct: `amount` must equal the server's price of `reason`. */
export const DeductCredits = z.object({
  amount: z.number().int().positive(),
  reason: z.enum(reasonNames),
})

export const Charge = z.object({ creditsCharged: z.number().int(), creditsRemaining: z.number().int() })

/** Response of both legacy calls; `credits` is the remaining balance. */
export const PassBought = Charge.extend({ success: z.literal(true), credits: z.number().int() })
export type PassBought = z.infer<typeof PassBought>

export const HistoryQuery = z.object({ limit: z.coerce.number().int().min(1).max(200).default(50) })

export const CreditHistory = z.object({
  owed: z.number().int(),
  entries: z.array(
    z.object({
      id: z.string(),
      at: z.string(),
      kind: z.enum(['granted', 'spent', 'returned', 'forfeited', 'debt-paid', 'taken-back', 'restored']),
      what: z.string(),
      /** The checkout session of a purchase, refund or dispute; null otherwise. */
      purchase: z.string().nullable(),
      amount: z.number().int(),
      balanceAfter: z.number().int(),
      pending: z.boolean(),
    }),
  ),
})
export type CreditHistory = z.infer<typeof CreditHistory>

/** Error text for pages that consume credits themselves. Ours never does. */
export const consumeFailed = 'Failed to consume credits'
