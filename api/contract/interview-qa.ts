import * as z from 'zod'
import { AnswerDone } from './answer-charge.ts'
import { AnswerPlan } from './answer-plan.ts'
import { InterviewRoundId } from './interview-questions.ts'
import { qaCategories, qaQuestionCount } from './qa-questions.ts'
import { fieldsOf, type SectionOf } from './sections.ts'

export const QaQuestion = z.object({
  question: z.string(),
  /** Plain text with the lines "Situation: …", "Task: …", "Action: …", "Result: …"; `[placeholders]` for facts missing from the resume. */
  answer: z.string(),
  type: z.enum(['job', 'resume']),
  category: z.enum(qaCategories),
  plan: AnswerPlan.optional(),
  standIn: z.literal(true).optional(),
})
export type QaQuestion = z.infer<typeof QaQuestion>

/** Sections of POST /api/interview-qa/generate: `round` first, then `questions` several times with the whole list so far. */
export const interviewQaSections = {
  round: z.object({
    interviewRoundType: InterviewRoundId,
    checked: z.boolean(),
  }),
  questions: z.object({ questions: z.array(QaQuestion) }),
} as const

export type InterviewQaSectionName = keyof typeof interviewQaSections
export type InterviewQaSection = SectionOf<typeof interviewQaSections>

export const InterviewQaDone = AnswerDone
export type InterviewQaDone = z.infer<typeof InterviewQaDone>

export const InterviewQaResult = z.object({
  ...fieldsOf(interviewQaSections),
  questions: z.array(QaQuestion).length(qaQuestionCount),
  ...InterviewQaDone.shape,
})
