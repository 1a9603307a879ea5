import type { QaCategory } from '../../../contract/interview-qa.ts'

/** Kinds of questions that speak of something in this ad or this resume. */
export type SpecificKind = 'term' | 'gap' | 'duty' | 'soft' | 'line' | 'paper'
export type QuestionKind = SpecificKind | 'opening' | 'motivation' | 'career' | 'general' | 'closing'

export type Templates = readonly [string, ...string[]]

/** A question that any candidate of this round may get, with how its answer begins. */
export interface GeneralAsk {
  question: string
  category: QaCategory
  setting: string
  part: string
}

/**
 * How one round speaks: what it asks about, in which words, and what it wants to hear. Texts are templates (`template.ts`); what stands in
 * square brackets is for the person to fill.
 */
export interface RoundVoice {
  /** Ten kinds of questions each, in the order of the talk. */
  plan: { preparation: readonly QuestionKind[]; qa: readonly QuestionKind[] }
  /** Lines of a resume that suit this round best. */
  suits: RegExp
  asks: Record<Exclude<QuestionKind, 'general'>, Templates> & { general: readonly [GeneralAsk, ...GeneralAsk[]] }
  /** The parts of a story as this round wants it told. */
  story: {
    settings: Templates
    parts: Templates
    steps: Templates
    outcomes: Templates
    openers: Templates
    closes: Templates
    /** How a gap would be closed. */
    learning: Templates
  }
  goal: Templates
  areas: Templates
  /** Empty where the list does not fit the round. */
  introduction: readonly string[]
  achievements: readonly string[]
  expectations: readonly string[]
  leadershipTraits: readonly string[]
  pitfallsToAvoid: readonly string[]
  panelTips: readonly string[]
  /** Whether the gaps against the resume are this round's business. */
  asksForGaps: boolean
  strategy: { keyPoints: Templates; preparation: Templates; pitfalls: Templates }
  questionsToAsk: Templates
  news: string
  frameworks: readonly { name: string; description: string; application: Templates }[]
}
