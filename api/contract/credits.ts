import * as z from 'zod'
import { type CreditReason, creditReasons } from './prices.ts'

/** GET /api/credits. */
export const Credits = z.object({ credits: z.number().int() })
export type Credits = z.infer<typeof Credits>

const reasonNames = Object.keys(creditReasons) as [CreditReason, ...CreditReason[]]

/** POST /api/consume-credits: `credits` must equal the server's price of `eventType`. */
export const ConsumeCredits = z.object({
  credits: z.number().int().positive(),
  eventType: z.enum(reasonNames),
  metadata: z.record(z.string(), z.unknown()).default({}),
})
export type ConsumeCredits = z.infer<typeof ConsumeCredits>

/** POST /api/credits/deduct: `amount` must equal the server's price of `reason`. */
export const DeductCredits = z.object({
  amount: z.number().int().positive(),
  reason: z.enum(reasonNames),
})
export type DeductCredits = z.infer<typeof DeductCredits>

/** What every charged answer carries, so that the pill can be set without another call. */
export const Charge = z.object({ creditsCharged: z.number().int(), creditsRemaining: z.number().int() })
export type Charge = z.infer<typeof Charge>

/** Answer of both legacy calls: `credits` is what is left. */
export const PassBought = Charge.extend({ success: z.literal(true), credits: z.number().int() })
export type PassBought = z.infer<typeof PassBought>

/** GET /api/credits/history. */
export const HistoryQuery = z.object({ limit: z.coerce.number().int().min(1).max(200).default(50) })

/** One movement of the wallet, newest first; `at` in ISO 8601. */
export const CreditHistory = z.object({
  /** Credits owed after a refund of spent ones; the next credits pay them. */
  owed: z.number().int(),
  entries: z.array(
    z.object({
      id: z.string(),
      at: z.string(),
      kind: z.enum(['granted', 'spent', 'returned', 'forfeited', 'debt-paid', 'taken-back', 'restored']),
      /** e.g. `trial`, `purchase`, `refund`, `dispute`, or the reason spent on. */
      what: z.string(),
      /** The checkout session it is about, for purchases and what became of them; null otherwise. */
      purchase: z.string().nullable(),
      /** Negative when spent. */
      amount: z.number().int(),
      balanceAfter: z.number().int(),
      /** True while the work runs (or a pass waits): it may still come back. */
      pending: z.boolean(),
    }),
  ),
})
export type CreditHistory = z.infer<typeof CreditHistory>

/** The sentence of a page that consumes credits itself. Ours never does; the call answers with it. */
export const consumeFailed = 'Failed to consume credits'
