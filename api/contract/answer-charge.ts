import * as z from 'zod'

/** What every paid answer ends with, in credits. */
export const answerCharge = {
  creditsCharged: z.number().int(),
  creditsRemaining: z.number().int(),
  /** `returned`: the AI could not write the main part, so the answer costs nothing. */
  charge: z.literal('returned').optional(),
  /** The credits given back then. */
  creditsReturned: z.number().int().optional(),
}

/** Who wrote an answer. */
export const answerWriter = {
  /** The coach of this server. */
  coach: z.enum(['openai', 'builtin']),
  /** Sections that the built-in coach wrote, in whole or in part, because the connected model failed there. */
  standIns: z.array(z.string()),
}
