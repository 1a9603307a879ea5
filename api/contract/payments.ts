import * as z from 'zod'
import { creditPackages, emailNeeded, type PackageType } from './prices.ts'

const packageTypes = Object.keys(creditPackages) as [PackageType, ...PackageType[]]

/** POST /api/create-checkout-session. The server uses the package's price and the account's own email. */
export const CreateCheckout = z.object({
  email: z.email(emailNeeded),
  packageType: z.enum(packageTypes, 'Please select a package.'),
})

export const CheckoutCreated = z.object({ url: z.string() })

/** GET /api/payment-success. Only the user's own sessions are found. */
export const PaymentSuccessQuery = z.object({ session_id: z.string().default('') })

export const PaymentResult = z.object({
  success: z.boolean(),
  added: z.number().int(),
  credits: z.number().int(),
  /** `waiting`: the bank is still processing. `unpaid`: nothing was charged. */
  state: z.enum(['credited', 'waiting', 'unpaid']),
})
export type PaymentResult = z.infer<typeof PaymentResult>

export const Purchases = z.object({
  purchases: z.array(
    z.object({
      id: z.string(),
      at: z.string(),
      packageType: z.enum(packageTypes),
      amountCents: z.number().int(),
      credits: z.number().int(),
      state: z.enum(['waiting', 'credited']),
      refundedCents: z.number().int(),
      receiptUrl: z.string().nullable(),
    }),
  ),
})
export type Purchases = z.infer<typeof Purchases>
