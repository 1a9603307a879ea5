import * as z from 'zod'

// From Stripe's published description (https://github.com/stripe/openapi, latest/openapi.spec3.json, version 2026-09-30.endive): parameters, required
// ones, enums, maximum lengths. Strict, as there, so that a wrong parameter fails here too.
const whole = z.string().regex(/^\d+$/).transform(Number)
const text = z.string().max(5_000)
const flag = z.enum(['true', 'false']).transform((value) => value === 'true')
const metadata = z.record(z.string().max(40), z.string().max(500))
const expand = z.array(text)

const PriceData = z.strictObject({
  currency: z.string().regex(/^[a-z]{3}$/),
  product: text.optional(),
  product_data: z.strictObject({ name: text.min(1), description: z.string().max(40_000).optional() }).optional(),
  tax_behavior: z.enum(['exclusive', 'inclusive', 'unspecified']).optional(),
  unit_amount: whole.optional(),
})

export const CreateSession = z.strictObject({
  mode: z.enum(['payment', 'setup', 'subscription']),
  line_items: z
    .array(
      z.strictObject({
        price: text.optional(),
        price_data: PriceData,
        quantity: whole,
        metadata: metadata.optional(),
      }),
    )
    .min(1)
    .max(100),
  adaptive_pricing: z.strictObject({ enabled: flag.optional() }).optional(),
  cancel_url: z.string().optional(),
  client_reference_id: z.string().max(200).optional(),
  currency: z.string().optional(),
  customer_email: z.email().max(800).optional(),
  expand: expand.optional(),
  expires_at: whole.optional(),
  metadata: metadata.optional(),
  payment_intent_data: z
    .strictObject({
      capture_method: z.enum(['automatic', 'automatic_async', 'manual']).optional(),
      description: z.string().max(1_000).optional(),
      metadata: metadata.optional(),
      receipt_email: z.string().optional(),
    })
    .optional(),
  submit_type: z.enum(['auto', 'book', 'donate', 'pay', 'subscribe']).optional(),
  success_url: z.string(),
  ui_mode: z.enum(['elements', 'embedded_page', 'form', 'hosted_page']).optional(),
})
export type CreateSession = z.infer<typeof CreateSession>

const range = z.strictObject({ gt: whole.optional(), gte: whole.optional(), lt: whole.optional(), lte: whole.optional() })
const paging = {
  created: z.union([whole, range]).optional(),
  ending_before: text.optional(),
  expand: expand.optional(),
  limit: whole.pipe(z.number().min(1).max(100)).optional(),
  starting_after: text.optional(),
}

export const ListSessions = z.strictObject({
  ...paging,
  customer: text.optional(),
  customer_account: text.optional(),
  customer_details: z.strictObject({ email: z.string() }).optional(),
  payment_intent: text.optional(),
  payment_link: text.optional(),
  status: z.enum(['complete', 'expired', 'open']).optional(),
  subscription: text.optional(),
})
export type ListSessions = z.infer<typeof ListSessions>

export const RetrieveSession = z.strictObject({ expand: expand.optional() })

export const ListDisputes = z.strictObject({ ...paging, charge: text.optional(), payment_intent: text.optional() })
