import { declaredFeatures, type FeatureName, type features } from './features.ts'

export type CreditReason = { [Name in FeatureName]: keyof (typeof features)[Name]['prices'] }[FeatureName]

/** Credits per reason (docs/credits.md). The server sets the price; an amount in the request is only compared. */
export const creditReasons: Record<CreditReason, number> = Object.assign({}, ...declaredFeatures.map(([, { prices }]) => prices))

/** What a charge is called in the history of credits. */
export const reasonNames = Object.fromEntries(
  declaredFeatures.flatMap(([, { name, prices, charges }]) =>
    Object.keys(prices).map((reason) => [reason, charges?.[reason] ?? name]),
  ),
) as Record<CreditReason, string>

export const freeCredits = 40

export type PackageType = 'basic' | 'premium' | 'professional'

export const creditPackages = {
  basic: { name: 'Basic', priceCents: 500, credits: 100, savings: 'Save 0%' },
  premium: { name: 'Premium', priceCents: 1000, credits: 250, savings: 'Save 20%' },
  professional: { name: 'Professional', priceCents: 2000, credits: 600, savings: 'Save 33%' },
} as const satisfies Record<PackageType, { name: string; priceCents: number; credits: number; savings: string }>

export const emailNeeded = 'Please log in with a valid email to purchase credits'
