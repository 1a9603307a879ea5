import { scoreWords } from '../../../answer-review/verdict.ts'
import { Badge } from '../../../ui/badge.tsx'
import { pitchBandOf } from '../pitch-rules.ts'

/** "8.2 / 10" in its color; filled for the strongest and the weakest, so that the badge can be read without color. */
export function ScoreBadge({ score }: { score: number }) {
  const { tone, badge, word } = pitchBandOf(score)
  return (
    <span className="pitch-score numbers">
      <Badge tone={tone} filled={badge !== 'outline'}>
        <span className="only-heard">Score </span>
        {scoreWords(score)} / 10<span className="only-heard">, {word.toLowerCase()}</span>
      </Badge>
    </span>
  )
}
