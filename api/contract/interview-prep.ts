import * as z from 'zod'
import { answerCharge, answerWriter } from './answer-charge.ts'
import { AnswerPlan } from './answer-plan.ts'
import { InterviewRoundId } from './interview-round-id.ts'
import { preparedQuestions } from './limits.ts'
import type { SectionOf } from './sections.ts'

const texts = z.array(z.string())

/**
 * The sections of POST /api/interview-prep/generate. The computed one (`round`) comes first and at once; the others as they are ready.
 * `questions` comes several times: each time the whole list so far, which only grows at its end. Every other section comes once.
 * A list that does not fit the round (panel tips outside a panel, technical gaps outside a technical talk) is empty.
 */
export const interviewPrepSections = {
  round: z.object({
    interviewRoundType: InterviewRoundId,
    /** False when no resume was sent: nothing was compared then, and answers say what to talk about instead of saying it. */
    resumeRead: z.boolean(),
    /** False when the ad could not be read as requirements. */
    checked: z.boolean(),
    /** What the ad asks for and the resume does not show, each with what to do about it. Only with a resume. */
    technicalSkillGaps: texts,
    /** Never news: nothing here has read any. What to look up, and where. */
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
  /** Three lists of one length, aligned by index. */
  questions: z
    .object({
      questions: texts,
      /** Plain text with the lines "Situation: …", "Task: …", "Action: …", "Result: …". */
      starAnswers: texts,
      /** The same as one would say it, without headings. */
      conversationalAnswers: texts,
      /** The plans behind the answers, aligned too; none where the connected model wrote them. */
      plans: z.array(AnswerPlan).optional(),
      /** Places, from 0, of those that the built-in coach wrote because the connected model failed there. */
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
    /** From the ad alone. */
    companyResearch: z.object({ overview: z.string(), culture: z.string(), questionsToAsk: texts }),
  }),
  frameworks: z.object({
    frameworks: z.array(z.object({ name: z.string(), description: z.string(), applicationToRole: z.string() })),
  }),
  /** Kinds of sources by round and field of work, never a title or a link. */
  resources: z.object({ resources: z.array(z.object({ source: z.string(), lookFor: z.string() })) }),
} as const

const { round, goal, introduction, expectations, company, frameworks, resources } = interviewPrepSections

/** What a preparation says of its round besides questions and answers. POST /api/analyze says it too where the request names a round. */
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

/** The event `done`, and the tail of the JSON answer. */
export const InterviewPrepDone = z.object({
  ...answerCharge,
  ...answerWriter,
})
export type InterviewPrepDone = z.infer<typeof InterviewPrepDone>

const tenTexts = texts.length(preparedQuestions)

/** POST /api/interview-prep/generate as one JSON body: all sections flat, then the charge. */
export const InterviewPrepResult = z.object({
  ...interviewPrepSections.round.shape,
  ...interviewPrepSections.goal.shape,
  ...interviewPrepSections.introduction.shape,
  ...interviewPrepSections.expectations.shape,
  questions: tenTexts,
  starAnswers: tenTexts,
  conversationalAnswers: tenTexts,
  plans: interviewPrepSections.questions.shape.plans,
  standInQuestions: interviewPrepSections.questions.shape.standInQuestions,
  ...interviewPrepSections.strategy.shape,
  ...interviewPrepSections.company.shape,
  ...interviewPrepSections.frameworks.shape,
  ...interviewPrepSections.resources.shape,
  ...InterviewPrepDone.shape,
})
export type InterviewPrepResult = z.infer<typeof InterviewPrepResult>
