import * as z from 'zod'

export const answerCharge = {
  creditsCharged: z.number().int(),
  creditsRemaining: z.number().int(),
  /** `returned`: the AI could not write the main part, so the user is not charged. */
  charge: z.literal('returned').optional(),
  creditsReturned: z.number().int().optional(),
}

export const answerWriter = {
  coach: z.enum(['openai', 'builtin']),
  /** Sections the built-in coach wrote, in whole or in part, because the connected model failed. */
  standIns: z.array(z.string()),
}

/** The `done` event of most answers. */
export const AnswerDone = z.object({ ...answerCharge, ...answerWriter })
