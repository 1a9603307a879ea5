import type { InterviewRound } from '../../../contract/interview-rounds.ts'
import type { QaCategory } from '../../../contract/qa-questions.ts'
import anyRoundQuestions from './any-round.json' with { type: 'json' }
import rounds from './rounds.json' with { type: 'json' }

/** Kinds of questions that speak of something in this ad or this resume. */
export type SpecificKind = 'term' | 'gap' | 'duty' | 'soft' | 'line' | 'credential'
export type QuestionKind = SpecificKind | 'opening' | 'motivation' | 'career' | 'general' | 'closing'

/** What a template leaves open, as in "How would you start on {duty}?" */
export type SlotName = 'role' | 'strengths' | 'term' | 'gap' | 'credential' | 'soft' | 'duty' | 'requirement' | 'line' | 'job'

/** Each asks in different words: preparation, Interview Q&A, the voice interview, and the questions of an analysis. */
export type Purpose = 'preparation' | 'qa' | 'voice' | 'analysis'

/** A question that any candidate may get. No resume can answer it: `hints` say what to talk about at the beginning, in the middle and at the end. */
export interface GeneralAsk {
  question: string
  category: QaCategory
  hints: readonly string[]
}

/** What one round asks about, in which words, and what it wants to hear. All texts are templates for `fill.ts`. */
export interface RoundTemplates {
  /** Ten kinds of questions each, in the order of the talk. */
  plan: Record<Exclude<Purpose, 'analysis'>, readonly QuestionKind[]>
  /** A pattern of lines of a resume that suit this round best. */
  suits: string
  asks: Record<Exclude<QuestionKind, 'general'>, readonly string[]>
  general: readonly GeneralAsk[]
  /** What to add to a part of an answer that the resume leaves open. `learning` is for the end of an answer about a gap. */
  story: Record<'situation' | 'task' | 'action' | 'result' | 'learning', readonly string[]>
  goal: readonly string[]
  areas: readonly string[]
  /** Empty where the list does not fit the round. */
  introduction: readonly string[]
  achievements: readonly string[]
  expectations: readonly string[]
  leadershipTraits: readonly string[]
  pitfallsToAvoid: readonly string[]
  panelTips: readonly string[]
  /** Whether the gaps against the resume are this round's business. */
  asksForGaps: boolean
  strategy: { keyPoints: readonly string[]; preparation: readonly string[]; pitfalls: readonly string[] }
  questionsToAsk: readonly string[]
  news: string
  frameworks: readonly { name: string; description: string; application: readonly string[] }[]
}

export const roundTemplates = rounds as unknown as Record<InterviewRound, RoundTemplates>

/** For an ad and a resume that give too little to ask about. */
export const anyRound = anyRoundQuestions as readonly GeneralAsk[]

/** The questions of an analysis are those of the person one would work for. */
export const analysisPlan: readonly QuestionKind[] = rounds['hiring-manager'].plan.analysis as QuestionKind[]
