import { scoreColorOf } from '../../../api/contract/score-band.ts'
import { ScoreVerdict } from '../../answer-review/score-summary.tsx'
import type { ReviewParts } from './review-generation.ts'

const words = { green: 'A strong pitch', yellow: 'A fair pitch', red: 'This pitch needs more work' } as const

/** The word for a score, the same without its color. */
export const pitchWord = (score: number): string => words[scoreColorOf(score)]

/** The score of a pitch. */
export function FeedbackVerdict({ score: { score, scoreParts } }: { score: NonNullable<ReviewParts['score']> }) {
  return (
    <ScoreVerdict
      score={score}
      tone={scoreColorOf(score)}
      word={pitchWord(score)}
      note={<p className="quiet small">It judges these words and how they were said, not you.</p>}
      parts={scoreParts}
      what="pitch"
    />
  )
}
