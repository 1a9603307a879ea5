import { Badge } from '../../../ui/badge.tsx'
import { scoreLook } from './pitch-words.ts'

/** "8.2 / 10" in its color and shape; screen readers say what it means. */
export function ScoreBadge({ score }: { score: number }) {
  const { tone, isFilled, word } = scoreLook(score)
  return (
    <span className="pitch-score numbers" data-filled={isFilled || undefined}>
      <Badge tone={tone}>
        <span className="only-heard">Score </span>
        {score.toFixed(1)} / 10<span className="only-heard">, {word.toLowerCase()}</span>
      </Badge>
    </span>
  )
}
