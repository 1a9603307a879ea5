import * as z from 'zod'
import { interviewRoundIds } from './interview-rounds.ts'

export const InterviewRoundId = z.enum(interviewRoundIds, { error: 'Please select an interview round' })

/** `behavioral` asks for a story and is scored by STAR; `general` has its own rubric. */
export const QuestionType = z.enum(['general', 'behavioral'])
export type QuestionType = z.infer<typeof QuestionType>

export const InterviewQuestion = z.object({
  question: z.string().min(1),
  type: QuestionType,
  goal: z.string().min(1),
  listensFor: z.string().optional(),
  mistake: z.string().optional(),
  plan: z.array(z.string()).min(3).max(4).optional(),
})
export type InterviewQuestion = z.infer<typeof InterviewQuestion>
