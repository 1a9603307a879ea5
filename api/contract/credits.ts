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
