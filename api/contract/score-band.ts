import type { ScoreColor } from './answer-feedback.ts'

type ScoreTone = 'green' | 'blue' | 'yellow' | 'red'

interface ScoreBand {
  tone: ScoreTone
  /** Completes "72, …" and "Your resume is …". */
  word: string
}

/** Resume score bands, each with a word for users who cannot see the color. */
export function bandOf(score: number): ScoreBand {
  if (score >= 80) return { tone: 'green', word: 'a strong match on paper' }
  if (score >= 60) return { tone: 'blue', word: 'a good match on paper' }
  if (score >= 40) return { tone: 'yellow', word: 'a partial match on paper' }
  return { tone: 'red', word: 'a weak match on paper' }
}

export function scoreColorOf(score: number): ScoreColor {
  if (score >= 8) return 'green'
  return score >= 6 ? 'yellow' : 'red'
}
