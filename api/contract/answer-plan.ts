import * as z from 'zod'

/** One box of a plan, empty until the user fills it. */
export const PlanBox = z.object({
  /** "Situation", or "First". */
  label: z.string(),
  /** What to say there: "Who you call, and what you tell them". */
  prompt: z.string(),
})
export type PlanBox = z.infer<typeof PlanBox>

/** A plan for an answer that the user fills and then practices. No sentence in it is written for the user. */
export const AnswerPlan = z.object({
  /** A story has the four boxes of STAR; openings, motivation, opinions and closings have others. */
  shape: z.enum(['story', 'points']),
  /** The user's own line that fits best, whole; null where none does. */
  ownLine: z.string().nullable(),
  /** Whether that line stands in the resume or was told in answer to a gap question. */
  ownLineFrom: z.enum(['resume', 'told']).nullable(),
  /** What the interviewer wants to hear, and a common mistake; '' where nothing is known. */
  listensFor: z.string(),
  mistake: z.string(),
  boxes: z.array(PlanBox).min(1).max(4),
})
export type AnswerPlan = z.infer<typeof AnswerPlan>
