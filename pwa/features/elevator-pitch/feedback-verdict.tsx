import { ScoreVerdict } from '../../answer-review/score-summary.tsx'
import { pitchBandOf } from './pitch-rules.ts'
import type { ReviewParts } from './review-generation.ts'

/** The score of a pitch. */
export function FeedbackVerdict({ score: { score, scoreParts } }: { score: NonNullable<ReviewParts['score']> }) {
  const { tone, word } = pitchBandOf(score)
  return (
    <ScoreVerdict
      score={score}
      tone={tone}
      word={word}
      note={<p className="quiet small">It judges these words and how they were said, not you.</p>}
      parts={scoreParts}
      what="pitch"
    />
  )
}
