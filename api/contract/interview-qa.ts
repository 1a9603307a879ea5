import * as z from 'zod'
import { answerCharge, answerWriter } from './answer-charge.ts'
import { AnswerPlan } from './answer-plan.ts'
import { InterviewRoundId } from './interview-round-id.ts'
import { qaCategories, qaQuestionCount } from './qa-questions.ts'
import type { SectionOf } from './sections.ts'

export const QaQuestion = z.object({
  question: z.string(),
  /** Plain text with the lines "Situation: …", "Task: …", "Action: …", "Result: …"; facts that the resume lacks are `[placeholders]`. */
  answer: z.string(),
  /** Whether it comes from the ad's demands or from the resume's own lines. */
  type: z.enum(['job', 'resume']),
  category: z.enum(qaCategories),
  plan: AnswerPlan.optional(),
  /** The built-in coach wrote it, because the connected model failed there. */
  standIn: z.literal(true).optional(),
})
export type QaQuestion = z.infer<typeof QaQuestion>

/**
 * The sections of POST /api/interview-qa/generate: `round` first and at once, then `questions` several times, each time the whole list so
 * far, which only grows at its end.
 */
export const interviewQaSections = {
  round: z.object({
    interviewRoundType: InterviewRoundId,
    /** False when the ad could not be read as requirements: the questions then come from the resume and the round. */
    checked: z.boolean(),
  }),
  questions: z.object({ questions: z.array(QaQuestion) }),
} as const

export type InterviewQaSectionName = keyof typeof interviewQaSections
export type InterviewQaSection = SectionOf<typeof interviewQaSections>

/** The event `done`, and the tail of the JSON answer. */
export const InterviewQaDone = z.object({
  /** In dev mode nothing is charged. */
  ...answerCharge,
  ...answerWriter,
})
export type InterviewQaDone = z.infer<typeof InterviewQaDone>

/** POST /api/interview-qa/generate as one JSON body. */
export const InterviewQaResult = z.object({
  ...interviewQaSections.round.shape,
  questions: z.array(QaQuestion).length(qaQuestionCount),
  ...InterviewQaDone.shape,
})
export type InterviewQaResult = z.infer<typeof InterviewQaResult>
