import type Stripe from 'stripe'
import { expect, expectTypeOf, test } from 'vitest'
import type * as z from 'zod'
import { CreateSession, type ListDisputes, type ListSessions, type RetrieveSession } from './stripe-parameters.ts'

/** An enum's members, without the open string that the SDK adds for future ones. */
type Words<Text> = Text extends string ? (string extends Text ? never : Text) : never

// Our names and enum members that theirs lacks, at any depth; never if there are none. The SDK's types are generated from Stripe's published
// description.
type Extra<Ours, Theirs> = Ours extends readonly (infer One)[]
  ? Extra<One, Theirs extends readonly (infer Their)[] ? Their : never>
  : Ours extends object
    ? { [Name in keyof Ours]-?: StrangeAt<Ours, Extract<Theirs, object>, Name> }[keyof Ours]
    : [Words<Theirs>] extends [never]
      ? never
      : Exclude<Words<Ours>, Words<Theirs>>

type StrangeAt<Ours, Theirs, Name extends keyof Ours> = Name extends keyof Theirs
  ? Extra<NonNullable<Ours[Name]>, NonNullable<Theirs[Name]>>
  : Name

type Create = Stripe.Checkout.SessionCreateParams

// A mistake here does not compile.
test('the sandbox takes no parameter and no choice that Stripe’s description does not have', () => {
  expectTypeOf<Extra<CreateSession, Create>>().toEqualTypeOf<never>()
  expectTypeOf<Extra<ListSessions, Stripe.Checkout.SessionListParams>>().toEqualTypeOf<never>()
  expectTypeOf<Extra<z.infer<typeof RetrieveSession>, Stripe.Checkout.SessionRetrieveParams>>().toEqualTypeOf<never>()
  expectTypeOf<Extra<z.infer<typeof ListDisputes>, Stripe.DisputeListParams>>().toEqualTypeOf<never>()
  // The comparison itself detects unknown names and values, also nested.
  expectTypeOf<Extra<{ color: string }, Create>>().toEqualTypeOf<'color'>()
  expectTypeOf<Extra<{ ui_mode: 'popup' }, Create>>().toEqualTypeOf<'popup'>()
  expectTypeOf<Extra<{ line_items: { price_data: { gift: string } }[] }, Create>>().toEqualTypeOf<'gift'>()
})

test('the sandbox refuses no choice that Stripe’s description has', () => {
  type Refused<Name extends 'mode' | 'submit_type' | 'ui_mode'> = Exclude<Words<Create[Name]>, CreateSession[Name]>
  expectTypeOf<Refused<'mode' | 'submit_type' | 'ui_mode'>>().toEqualTypeOf<never>()
  expectTypeOf<Exclude<Words<Stripe.Checkout.SessionListParams['status']>, ListSessions['status']>>().toEqualTypeOf<never>()
})

test('the sandbox refuses a parameter that is none', () => {
  const item = { quantity: '1', price_data: { currency: 'usd', unit_amount: '500', product_data: { name: '100 credits' } } }
  const order = { mode: 'payment', line_items: [item], success_url: 'http://localhost' }
  expect(CreateSession.safeParse(order).success).toBe(true)
  expect(CreateSession.safeParse({ ...order, color: 'red' }).success).toBe(false)
  expect(CreateSession.safeParse({ ...order, ui_mode: 'popup' }).success).toBe(false)
  expect(CreateSession.safeParse({ ...order, line_items: [{ ...item, gift: 'yes' }] }).success).toBe(false)
})
