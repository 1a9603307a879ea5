import * as z from 'zod'

/** `behavioral` asks for a story from the person's own work and is scored by STAR; `general` is everything else, with its own rubric. */
export const QuestionType = z.enum(['general', 'behavioral'])
export type QuestionType = z.infer<typeof QuestionType>

export const InterviewQuestion = z.object({
  question: z.string().min(1),
  type: QuestionType,
  /** What the interviewer wants to find out, as half a sentence: "How you set priorities under pressure". */
  goal: z.string().min(1),
  /** From the expert guides: what a strong answer holds, a common mistake, and prompts in speaking order (four of STAR for `behavioral`). */
  listensFor: z.string().optional(),
  mistake: z.string().optional(),
  plan: z.array(z.string()).min(3).max(4).optional(),
})
export type InterviewQuestion = z.infer<typeof InterviewQuestion>
