import type { InterviewRound } from '../../../contract/interview-rounds.ts'
import rounds from './rounds.json' with { type: 'json' }

/** What a text leaves open: a whole line of the resume or of the ad, in quotation marks. */
export type Slot = 'line' | 'duty' | 'requirement'

/** What one round looks at, and how to prepare for it. */
export interface RoundGuide {
  /** A pattern of lines of a resume that suit this round best. */
  suits: string
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
