/** Credits per reason (docs/credits.md). The server sets the price; an amount in the request is only compared. */
export const creditReasons = {
  resume_score: 15,
  interview_prep: 5,
  voice_interview: 15,
  interview_feedback: 5,
  elevator_pitch: 10,
  elevator_pitch_analysis: 10,
  voice_to_resume: 20,
  cover_letter: 5,
} as const

export type CreditReason = keyof typeof creditReasons

export const freeCredits = 40

export type PackageType = 'basic' | 'premium' | 'professional'

export const creditPackages = {
  basic: { name: 'Basic', priceCents: 500, credits: 100, savings: 'Save 0%' },
  premium: { name: 'Premium', priceCents: 1000, credits: 250, savings: 'Save 20%' },
  professional: { name: 'Professional', priceCents: 2000, credits: 600, savings: 'Save 33%' },
} as const satisfies Record<PackageType, { name: string; priceCents: number; credits: number; savings: string }>

export const emailNeeded = 'Please log in with a valid email to purchase credits'
