import type { InterviewRound } from '../../../contract/interview-rounds.ts'
import type { QaCategory } from '../../../contract/qa-questions.ts'
import anyRoundQuestions from './any-round.json' with { type: 'json' }
import rounds from './rounds.json' with { type: 'json' }

/** What a text leaves open: a whole line of the resume or of the ad, in quotation marks. */
export type Slot = 'line' | 'duty' | 'requirement'

/** A question that any candidate may get. `hints` say what to talk about at the beginning, in the middle and at the end. */
interface GeneralQuestion {
  question: string
  category: QaCategory
  hints: readonly string[]
}

/** What one round asks about, and what it wants to hear. */
export interface RoundGuide {
  /** A pattern of lines of a resume that suit this round best. */
  suits: string
  asks: Record<Slot, readonly string[]>
  opening: string
  motivation: string
  closing: string
  general: readonly GeneralQuestion[]
  /** What to add to each part of a story. */
  story: Record<'situation' | 'task' | 'action' | 'result', readonly string[]>
  goal: readonly string[]
  areas: readonly string[]
  /** Empty where the list does not fit the round. */
  introduction: readonly string[]
  achievements: readonly string[]
  expectations: readonly string[]
  leadershipTraits: readonly string[]
  pitfallsToAvoid: readonly string[]
  panelTips: readonly string[]
  /** Whether open requirements are this round's business. */
  asksForGaps: boolean
  strategy: { keyPoints: readonly string[]; preparation: readonly string[]; pitfalls: readonly string[] }
  questionsToAsk: readonly string[]
  news: string
  frameworks: readonly { name: string; description: string; application: readonly string[] }[]
}

export const roundGuides = rounds as Record<InterviewRound, RoundGuide>

/** Questions that fit every round. */
export const anyRound = anyRoundQuestions as readonly GeneralQuestion[]
