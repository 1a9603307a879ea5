import type { InterviewRound } from '../../../contract/interview-rounds.ts'
import rounds from './rounds.json' with { type: 'json' }

type Texts = readonly string[]

/** What one round looks at, and how to prepare for it. Lists that do not fit the round are empty. */
export interface RoundGuide {
  /** A pattern of lines of a resume that suit this round best. */
  suits: string
  goal: string
  areas: Texts
  /** Which lines of the ad this round compares with the resume. */
  comparesWith: 'credential' | 'work' | null
  introduction: Texts
  /** What to do with each of the user's strongest lines. */
  achievements: Texts
  expectations: Texts
  /** How many duties of the ad are quoted among the expectations. */
  duties: number
  leadershipTraits: Texts
  pitfallsToAvoid: Texts
  panelTips: Texts
  /** Whether open requirements are this round's business. */
  asksForGaps: boolean
  strategy: { keyPoints: Texts; preparation: string; pitfalls: Texts }
  questionsToAsk: Texts
  news: string
  frameworks: readonly { name: string; description: string; application: string }[]
}

export const roundGuides = rounds as Record<InterviewRound, RoundGuide>
