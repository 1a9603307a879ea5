import * as z from 'zod'

const ModelQuestions = z.object({
  interviewQuestions: z.array(
    z.object({ question: z.string(), situation: z.string(), task: z.string(), action: z.string(), result: z.string() }),
  ),
})

/**
 * What each question's answer must look like. Shapes only: limits on length and number are the guards' work, since not every server's
 * structured output knows them, and optional fields are not allowed there at all.
 */
export const answerSchemas = {
  summary: z.object({ summary: z.string() }),
  recommendations: z.object({
    recommendations: z.array(z.object({ title: z.string(), description: z.string(), bulletPoint: z.string() })),
  }),
  improvements: z.object({
    rewrites: z.array(z.object({ original: z.string(), improved: z.string() })),
    resumeImprovements: z.array(z.string()),
  }),
  company: z.object({ companyInsights: z.string(), departmentOverview: z.string(), lookUp: z.array(z.string()) }),
  questions_job: ModelQuestions,
  questions_resume: ModelQuestions,
} as const

export type Answers = { [Name in keyof typeof answerSchemas]: z.infer<(typeof answerSchemas)[Name]> }
