import * as z from 'zod'
import { AnswerDone } from './answer-charge.ts'
import { AnswerPlan } from './answer-plan.ts'
import { InterviewRoundId } from './interview-questions.ts'
import { preparedQuestions } from './limits.ts'
import { fieldsOf, type SectionOf } from './sections.ts'

const texts = z.array(z.string())

// Sections of POST /api/interview-prep/generate, streamed as they are ready; the computed `round` comes first. `questions` is sent several times with
// the whole list so far.
export const interviewPrepSections = {
  round: z.object({
    interviewRoundType: InterviewRoundId,
    /** Without a resume nothing is compared, and answers suggest what to talk about. */
    resumeRead: z.boolean(),
    checked: z.boolean(),
    technicalSkillGaps: texts,
    /** What to look up and where; never actual news. */
    companyNews: z.string(),
  }),
  goal: z.object({ interviewGoal: z.string(), coreAreasEvaluated: texts }),
  introduction: z.object({ selfIntroductionPoints: texts, achievementsToHighlight: texts }),
  expectations: z.object({
    hiringManagerExpectations: texts,
    leadershipTraitsEvaluated: texts,
    behavioralPitfallsToAvoid: texts,
    panelHandlingTips: texts,
  }),
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
  company: z.object({
    companyResearch: z.object({ overview: z.string(), culture: z.string(), questionsToAsk: texts }),
  }),
  frameworks: z.object({
    frameworks: z.array(z.object({ name: z.string(), description: z.string(), applicationToRole: z.string() })),
  }),
  /** Kinds of sources by round and field of work, never titles or links. */
  resources: z.object({ resources: z.array(z.object({ source: z.string(), lookFor: z.string() })) }),
} as const

const { round, goal, introduction, expectations, company, frameworks, resources } = interviewPrepSections

/** Also returned by POST /api/analyze if the request names a round. */
export const RoundFields = z.object({
  ...round.pick({ interviewRoundType: true, technicalSkillGaps: true, companyNews: true }).shape,
  ...goal.shape,
  ...introduction.shape,
  ...expectations.shape,
  ...company.shape.companyResearch.pick({ questionsToAsk: true }).shape,
  ...frameworks.shape,
  ...resources.shape,
})
export type RoundFields = z.infer<typeof RoundFields>

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
