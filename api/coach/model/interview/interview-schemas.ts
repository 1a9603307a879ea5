import * as z from 'zod'

/** What the answers must look like: shapes only, since not every server's structured output knows limits (they are the guards' work). */
export const interviewSchemas = {
  interview_questions: z.object({
    questions: z.array(z.object({ question: z.string(), type: z.enum(['general', 'behavioral']), goal: z.string() })),
  }),
  answer_review: z.object({
    strengths: z.array(z.string()),
    improvements: z.array(z.string()),
    sentences: z.array(z.object({ original: z.string(), improved: z.string() })),
  }),
  answer_retold: z.object({ refinedAnswer: z.string(), alternateAnswer: z.string() }),
} as const

export type InterviewTask = keyof typeof interviewSchemas
export type InterviewAnswer<Task extends InterviewTask> = z.infer<(typeof interviewSchemas)[Task]>
