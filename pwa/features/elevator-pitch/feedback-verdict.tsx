import { scoreColorOf } from '../../../api/contract/answer-feedback.ts'
import { ScoreParts } from '../../answers/score-summary.tsx'
import { scoreWords } from '../../answers/verdict.ts'
import { ScoreRing } from '../../ui/score-ring.tsx'
import type { ReviewParts } from './review-room.ts'

const words = { green: 'A strong pitch', yellow: 'A fair pitch', red: 'This pitch needs more work' } as const

/** The word for a score, the same without its color. */
export const pitchWord = (score: number): string => words[scoreColorOf(score)]

/** The score, its band in words, and folded below it every part that it was made of. */
export function FeedbackVerdict({ score: { score, scoreParts } }: { score: NonNullable<ReviewParts['score']> }) {
  const tone = scoreColorOf(score)
  return (
    <div className="answer-score">
      <div className="answer-verdict">
        <ScoreRing
          score={score * 10}
          number={scoreWords(score)}
          tone={tone}
          caption="of 10"
          size={128}
          label={`Score ${scoreWords(score)} of 10: ${pitchWord(score)}`}
        />
        <div className="answer-verdict-words">
          <p className={`answer-word answer-word-${tone}`}>{pitchWord(score)}</p>
          <p className="quiet small">It judges these words and how they were said, not you.</p>
        </div>
      </div>
      <ScoreParts parts={scoreParts} what="pitch" />
    </div>
  )
}
