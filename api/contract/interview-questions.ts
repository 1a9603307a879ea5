import * as z from 'zod'

/** `behavioral` asks for a story from the person's own work and is scored by STAR; `general` is everything else, with its own rubric. */
export const QuestionType = z.enum(['general', 'behavioral'])
export type QuestionType = z.infer<typeof QuestionType>

export const InterviewQuestion = z.object({
  question: z.string().min(1),
  type: QuestionType,
  /** What the interviewer wants to find out, as half a sentence: "How you set priorities under pressure". */
  goal: z.string().min(1),
})
export type InterviewQuestion = z.infer<typeof InterviewQuestion>
