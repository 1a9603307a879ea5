import type { Tone } from '../../export/outline.ts'

interface ScoreBand {
  tone: Tone
  /** Completes "72, …". */
  word: string
}

/** The color bands of a score, each with a word that says the same without color. */
export function bandOf(score: number): ScoreBand {
  if (score >= 80) return { tone: 'green', word: 'a strong match on paper' }
  if (score >= 60) return { tone: 'blue', word: 'a good match on paper' }
  if (score >= 40) return { tone: 'yellow', word: 'a partial match on paper' }
  return { tone: 'red', word: 'a weak match on paper' }
}

/** What the score is and is not. */
export const scoreMeaning = "It compares this file with this ad; it can't know what an employer decides."
