import * as z from 'zod'

export const PlanBox = z.object({
  label: z.string(),
  prompt: z.string(),
})
export type PlanBox = z.infer<typeof PlanBox>

/** A plan the user fills in and then practices. No sentence in it is written for the user. */
export const AnswerPlan = z.object({
  /** A story has the four STAR boxes; openings, motivation, opinions and closings have their own. */
  shape: z.enum(['story', 'points']),
  /** The user's own line that fits best, quoted in full; null if none fits. */
  ownLine: z.string().nullable(),
  ownLineFrom: z.enum(['resume', 'told']).nullable(),
  listensFor: z.string(),
  mistake: z.string(),
  boxes: z.array(PlanBox).min(1).max(4),
})
export type AnswerPlan = z.infer<typeof AnswerPlan>
