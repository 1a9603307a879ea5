import * as z from 'zod'
import { AnswerDone } from './answer-charge.ts'
import { AnswerPlan } from './answer-plan.ts'
import { preparedQuestions } from './limits.ts'
import { roundBrief } from './round-brief.ts'
import { fieldsOf, type SectionOf } from './sections.ts'

const texts = z.array(z.string())

const { round, goal, introduction, expectations, company, frameworks, resources } = roundBrief

// Streamed as they are ready; the computed `round` comes first. `questions` is sent several times with the whole list so far.
export const interviewPrepSections = {
  ...{ round, goal, introduction, expectations },
  questions: z
    .object({
      questions: texts,
      /** Plain text with the lines "Situation: …", "Task: …", "Action: …", "Result: …". */
      starAnswers: texts,
      conversationalAnswers: texts,
      /** Aligned by index; absent if the connected model wrote the answers. */
      plans: z.array(AnswerPlan).optional(),
      /** Zero-based indexes of questions the built-in coach wrote because the model failed. */
      standInQuestions: z.array(z.number().int()).optional(),
    })
    .refine(
      ({ questions, starAnswers, conversationalAnswers }) =>
        questions.length === starAnswers.length && questions.length === conversationalAnswers.length,
      'Every question has both answers.',
    ),
  strategy: z.object({
    strategicPreparation: z.object({ keyPoints: texts, preparation: z.string(), pitfalls: texts }),
  }),
  ...{ company, frameworks, resources },
} as const

export type InterviewPrepSectionName = keyof typeof interviewPrepSections
export type InterviewPrepSectionData<N extends InterviewPrepSectionName = InterviewPrepSectionName> = z.infer<
  (typeof interviewPrepSections)[N]
>

export type InterviewPrepSection = SectionOf<typeof interviewPrepSections>

export const InterviewPrepDone = AnswerDone
export type InterviewPrepDone = z.infer<typeof InterviewPrepDone>

const tenTexts = texts.length(preparedQuestions)

export const InterviewPrepResult = z.object({
  ...fieldsOf(interviewPrepSections),
  questions: tenTexts,
  starAnswers: tenTexts,
  conversationalAnswers: tenTexts,
  ...InterviewPrepDone.shape,
})
