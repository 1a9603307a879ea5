import type { ScoreColor } from './answer-feedback.ts'

export type ScoreTone = 'green' | 'blue' | 'yellow' | 'red'

interface ScoreBand {
  tone: ScoreTone
  /** Completes "72, …" and "Your resume is …". */
  word: string
}

/** The color bands of a resume's score, each with a word that says the same without color: the one verdict of page, PDF and summary. */
export function bandOf(score: number): ScoreBand {
  if (score >= 80) return { tone: 'green', word: 'a strong match on paper' }
  if (score >= 60) return { tone: 'blue', word: 'a good match on paper' }
  if (score >= 40) return { tone: 'yellow', word: 'a partial match on paper' }
  return { tone: 'red', word: 'a weak match on paper' }
}

/** The color of an answer's or a pitch's score, from 0 to 10. */
export function scoreColorOf(score: number): ScoreColor {
  if (score >= 8) return 'green'
  return score >= 6 ? 'yellow' : 'red'
}
