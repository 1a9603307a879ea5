import * as z from 'zod'
import { creditPackages, emailNeeded, type PackageType } from './prices.ts'

const packageTypes = Object.keys(creditPackages) as [PackageType, ...PackageType[]]

/** POST /api/create-checkout-session. The server takes price and credits from the package, and the account's own e-mail. */
export const CreateCheckout = z.object({
  email: z.email(emailNeeded),
  packageType: z.enum(packageTypes, 'Please select a package.'),
})
export type CreateCheckout = z.infer<typeof CreateCheckout>

/** Where the person pays. */
export const CheckoutCreated = z.object({ url: z.string() })
export type CheckoutCreated = z.infer<typeof CheckoutCreated>

/** GET /api/payment-success. It may hold anything: only the person's own sessions are found. */
export const PaymentSuccessQuery = z.object({ session_id: z.string().default('') })

/** Whether the purchase is credited. Asking again changes nothing and answers the same. */
export const PaymentResult = z.object({
  success: z.boolean(),
  /** Credits this purchase gave; 0 while it is not credited. */
  added: z.number().int(),
  /** The balance now. */
  credits: z.number().int(),
  /** `waiting`: the bank takes its time, credits come by themselves. `unpaid`: nothing was charged. */
  state: z.enum(['credited', 'waiting', 'unpaid']),
})
export type PaymentResult = z.infer<typeof PaymentResult>

/** GET /api/purchases, newest first; `at` in ISO 8601. Checkouts that were never paid are not in it. */
export const Purchases = z.object({
  purchases: z.array(
    z.object({
      /** The checkout session, as the credit history names it. */
      id: z.string(),
      at: z.string(),
      packageType: z.enum(packageTypes),
      amountCents: z.number().int(),
      credits: z.number().int(),
      state: z.enum(['waiting', 'credited']),
      refundedCents: z.number().int(),
      /** At the payment provider; null until it has one. */
      receiptUrl: z.string().nullable(),
    }),
  ),
})
export type Purchases = z.infer<typeof Purchases>
