import { readFileSync } from 'node:fs'
import type { QuestionType } from '../../api/contract/interview-questions.ts'
import type { RankedQuestion } from './measure.ts'

/**
 * How a listener would call an answer. `strong` must beat all in the second row, and these all in the third, for the same question.
 */
export const ranks = [['strong'], ['weak', 'rambling', 'no-result'], ['non-answer', 'off-subject', 'empty', 'injected']] as const

export type Label = (typeof ranks)[number][number]

export interface LabelledAnswer {
  label: Label
  transcript: string
  /** Length of the recording; without it as long as it takes at a usual pace. */
  seconds?: number
  /** Silences in it, in ms. */
  pauses?: { startMs: number; endMs: number }[]
}

export interface LabelledQuestion {
  question: string
  type: QuestionType
  goal?: string
  jobDescription?: string
  answers: LabelledAnswer[]
}

const read = (name: string) => JSON.parse(readFileSync(new URL(`${name}.json`, import.meta.url), 'utf8'))

/** Our own answers, labelled by how a listener would call them: `rubric`, `before-tuning`, `hard` and `after-tuning`. */
export const labelledAnswers = (name: string): LabelledQuestion[] => read(`labelled-${name}`)

/** Answers from other hands, ranked by a hiring manager's eye: `held-back` was not learned from. */
export const rankedAnswers = (name: 'development' | 'held-back' | `by-trade/${string}`): RankedQuestion[] => read(name)

/** At 145 words a minute, as long as an answer without hurry takes. */
export const usualSeconds = (transcript: string): number =>
  Math.max(2, Math.round((transcript.split(/\s+/).filter(Boolean).length * 60) / 145))
