import type { ScoreColor } from './answer-feedback.ts'

/** Resume score bands, each with a word for users who cannot see the color: it completes "72, …" and "Your resume is …". */
export function bandOf(score: number) {
  if (score >= 80) return { tone: 'green', word: 'a strong match on paper' } as const
  if (score >= 60) return { tone: 'blue', word: 'a good match on paper' } as const
  if (score >= 40) return { tone: 'yellow', word: 'a partial match on paper' } as const
  return { tone: 'red', word: 'a weak match on paper' } as const
}

export function scoreColorOf(score: number): ScoreColor {
  if (score >= 8) return 'green'
  return score >= 6 ? 'yellow' : 'red'
}
