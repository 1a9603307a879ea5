import type { AnalysisSectionData } from '../../../api/contract/resume-analysis.ts'
import type { Tone } from '../../export/outline.ts'

export interface ScoreBand {
  tone: Tone
  /** Completes "72, …". */
  word: string
}

/** The color bands of the specification's section 9, each with a word that says the same without color. */
export function bandOf(score: number): ScoreBand {
  if (score >= 80) return { tone: 'green', word: 'a strong match on paper' }
  if (score >= 60) return { tone: 'blue', word: 'a good match on paper' }
  if (score >= 40) return { tone: 'yellow', word: 'a partial match on paper' }
  return { tone: 'red', word: 'a weak match on paper' }
}

interface Verdict extends ScoreBand {
  /** False when the ad could not be read: the figure then says how well the file can be read, and nothing about the match. */
  isCompared: boolean
}

/** The band of a score, and an honest word where the match itself could not be measured. */
export function verdictOf({ atsScore, scoreParts }: Pick<AnalysisSectionData<'score'>, 'atsScore' | 'scoreParts'>): Verdict {
  const { tone, word } = bandOf(atsScore)
  const isCompared = scoreParts.every(({ id, points }) => id !== 'match' || points !== null)
  return { tone, isCompared, word: isCompared ? word : 'for the file alone: it could not be compared with this ad' }
}

/** What the score is and is not. */
export const scoreMeaning = "It compares this file with this ad; it can't know what an employer decides."
