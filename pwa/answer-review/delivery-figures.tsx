import './answers.css'
import type { Delivery } from '../../api/contract/answer-feedback.ts'
import { clockOf } from '../media/recorder/clock-words.ts'
import { Icon } from '../ui/icon.tsx'
import { type DeliveryRow, deliveryRows, type LengthTarget, pauseWords, type VoiceLevel } from './delivery-rows.ts'

interface DeliveryFiguresProps {
  delivery: Delivery
  level?: VoiceLevel | null
  /** How long it should be; an interview answer's length unless said otherwise. */
  length?: LengthTarget
  /** Plays the recording from that time; absent where there is no recording. */
  onPlay?: ((fromMs: number) => void) | undefined
}

/** A pause makes sense with a little of what was said before it. */
const leadMs = 1_500

/** Length, pace, pauses, fillers and loudness: the figure, the verdict, and moments to listen to. */
export function DeliveryFigures({ delivery, level = null, length, onPlay }: DeliveryFiguresProps) {
  return (
    <dl className="delivery">
      {deliveryRows(delivery, level, length).map((row) => (
        <div key={row.id} data-state={row.state}>
          <dt>{row.label}</dt>
          <dd>
            <span className="delivery-value numbers">
              {row.state !== 'none' && <Icon name={row.state === 'fine' ? 'check' : 'info'} size={18} />}
              {row.value}
            </span>
            <span className="small quiet">{row.note}</span>
            {onPlay && <Moments row={row} onPlay={onPlay} />}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Moments({ row, onPlay }: { row: DeliveryRow; onPlay: (fromMs: number) => void }) {
  if (row.moments.length === 0) return null
  return (
    <span className="delivery-moments">
      {row.moments.map((span) => (
        <button
          key={span.startMs}
          type="button"
          className="answer-moment answer-moment-plays numbers"
          aria-label={pauseWords(span)}
          onClick={() => onPlay(Math.max(0, span.startMs - leadMs))}
        >
          <Icon name="play" size={16} />
          {clockOf(span.startMs)}
        </button>
      ))}
    </span>
  )
}
