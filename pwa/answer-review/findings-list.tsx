import type { AnswerFinding } from '../../api/contract/answer-feedback.ts'
import { clockInWords, clockOf } from '../media/recorder/clock-words.ts'
import { Icon } from '../ui/icon.tsx'
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

/** "Filler: “um”" after the label Filler would repeat it. */
const withoutKind = ({ kind, what }: AnswerFinding) =>
  what.toLowerCase().startsWith(`${kinds[kind].toLowerCase()}:`) ? what.slice(kinds[kind].length + 1).trim() : what

const leadMs = 700

export function FindingsList({ findings, onPlay }: FindingsListProps) {
  return (
    <ul className="answer-findings plain-list" data-timed={findings.some(({ startMs }) => startMs !== undefined)}>
      {withKeys(findings, ({ kind, quote }) => `${kind} ${quote}`).map(({ key, item: finding }) => (
        <li key={key} data-kind={finding.kind}>
          <Moment finding={finding} onPlay={onPlay} />
          <div>
            {finding.quote && <q>{finding.quote}</q>}
            <p className="small">
              <span className="answer-finding-kind">{kinds[finding.kind]}</span> {withoutKind(finding)}
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}

function Moment({ finding: { startMs, quote, what }, onPlay }: { finding: AnswerFinding } & Pick<FindingsListProps, 'onPlay'>) {
  if (startMs === undefined) return <span className="answer-moment" aria-hidden="true" />
  const time = clockOf(startMs)
  if (!onPlay) return <span className="answer-moment numbers">{time}</span>
  return (
    <button
      type="button"
      className="answer-moment answer-moment-plays numbers"
      aria-label={`Play ${clockInWords(startMs)}: ${quote || what}`}
      onClick={() => onPlay(Math.max(0, startMs - leadMs))}
    >
      <Icon name="play" size={16} />
      {time}
    </button>
  )
}
