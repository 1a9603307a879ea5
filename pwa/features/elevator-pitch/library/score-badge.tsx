import { scoreWords } from '../../../answer-review/verdict.ts'
import { Badge } from '../../../ui/badge.tsx'
import { pitchBandOf } from '../pitch-rules.ts'

export function ScoreBadge({ score }: { score: number }) {
  const { tone, badge, word } = pitchBandOf(score)
  return (
    <span className="numbers">
      <Badge tone={tone} filled={badge !== 'outline'}>
        <span className="only-heard">Score </span>
        {scoreWords(score)} / 10<span className="only-heard">, {word.toLowerCase()}</span>
      </Badge>
    </span>
  )
}
