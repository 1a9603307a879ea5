import type { AnswerFinding } from '../../api/contract/answer-feedback.ts'
import { clockInWords, clockOf } from '../media/recorder/clock-words.ts'
import { Button } from '../ui/button.tsx'
import { withKeys } from './with-keys.ts'

interface FindingsListProps {
  findings: readonly AnswerFinding[]
  onPlay?: ((fromMs: number) => void) | undefined
}

const kinds: Record<AnswerFinding['kind'], string> = {
  filler: 'Filler',
  pause: 'Pause',
  strength: 'Strong',
  weakness: 'Weak',
}

const tones = { filler: 'yellow', pause: 'yellow', strength: 'green', weakness: 'red' } as const

const leadMs = 700

export function FindingsList({ findings, onPlay }: FindingsListProps) {
  return (
    <ul className="lines plain-list">
      {withKeys(findings, ({ kind, quote }) => `${kind} ${quote}`).map(({ key, item: finding }) => (
        <li key={key} className="beside">
          <Moment finding={finding} onPlay={onPlay} />
          <div>
            {finding.quote && <q>{finding.quote}</q>}
            <p className="small">
              <strong className={`tone-${tones[finding.kind]} toned`}>{kinds[finding.kind]}</strong>{' '}
              {/* A filler's quote is all there is to say. */ finding.kind !== 'filler' && finding.what}
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}

function Moment({ finding: { startMs, quote, what }, onPlay }: { finding: AnswerFinding } & Pick<FindingsListProps, 'onPlay'>) {
  if (startMs === undefined) return null
  const time = clockOf(startMs)
  if (!onPlay) return <span className="moment numbers">{time}</span>
  return (
    <Button
      small
      icon="play"
      className="moment numbers"
      aria-label={`Play ${clockInWords(startMs)}: ${quote || what}`}
      onClick={() => onPlay(Math.max(0, startMs - leadMs))}
    >
      {time}
    </Button>
  )
}
