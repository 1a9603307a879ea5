import * as z from 'zod'

const texts = z.array(z.string())
const answerParts = { question: z.string(), situation: z.string(), task: z.string(), action: z.string(), result: z.string() }

/** What each question's answer must look like; limits on length and number are the guards' work (see `answer-schemas.ts`). */
export const preparationSchemas = {
  prep_goal: z.object({ interviewGoal: z.string(), coreAreasEvaluated: texts }),
  prep_introduction: z.object({
    selfIntroductionPoints: texts,
    achievements: z.array(z.object({ original: z.string(), advice: z.string() })),
  }),
  prep_expectations: z.object({
    hiringManagerExpectations: texts,
    leadershipTraitsEvaluated: texts,
    behavioralPitfallsToAvoid: texts,
    panelHandlingTips: texts,
  }),
  prep_strategy: z.object({ keyPoints: texts, preparation: z.string(), pitfalls: texts }),
  prep_company: z.object({ overview: z.string(), culture: z.string(), questionsToAsk: texts }),
  prep_frameworks: z.object({ applications: texts }),
  prep_questions: z.object({ questions: z.array(z.object({ ...answerParts, spoken: z.string() })) }),
  qa_questions: z.object({ questions: z.array(z.object(answerParts)) }),
} as const

export type PreparationTask = keyof typeof preparationSchemas
export type PreparationAnswer<Task extends PreparationTask> = z.infer<(typeof preparationSchemas)[Task]>
