import * as z from 'zod'
import { InterviewRoundId } from './interview-questions.ts'

const texts = z.array(z.string())

/** What a round of interviews decides, what they look for in it, and what to say: a preparation has it as sections. */
export const roundBrief = {
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
  company: z.object({
    companyResearch: z.object({ overview: z.string(), culture: z.string(), questionsToAsk: texts }),
  }),
  frameworks: z.object({
    frameworks: z.array(z.object({ name: z.string(), description: z.string(), applicationToRole: z.string() })),
  }),
  /** Kinds of sources by round and field of work, never titles or links. */
  resources: z.object({ resources: z.array(z.object({ source: z.string(), lookFor: z.string() })) }),
} as const

const { round, goal, introduction, expectations, company, frameworks, resources } = roundBrief

/** The same as fields, for an analysis or a voice interview that names its round. */
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
