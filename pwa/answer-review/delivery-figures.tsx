import './answers.css'
import type { Delivery } from '../../api/contract/answer-feedback.ts'
import { clockOf } from '../media/recorder/clock-words.ts'
import { Icon } from '../ui/icon.tsx'
import {
  type DeliveryRow,
  deliveryRows,
  type LengthTarget,
  notMeasuredLine,
  pauseWords,
  type Scale,
  type VoiceLevel,
} from './delivery-rows.ts'

interface DeliveryFiguresProps {
  delivery: Delivery
  level?: VoiceLevel | null
  length?: LengthTarget
  onPlay?: ((fromMs: number) => void) | undefined
}

/** Start a pause with a little of what was said before it. */
const leadMs = 1_500

export const hasDelivery = (delivery: Delivery, level: VoiceLevel | null = null): boolean =>
  deliveryRows(delivery, level).length > 0

export function DeliveryFigures({ delivery, level = null, length, onPlay }: DeliveryFiguresProps) {
  const missing = notMeasuredLine(delivery)
  return (
    <>
      <dl className="delivery">
        {deliveryRows(delivery, level, length).map((row) => (
          <div key={row.id} data-state={row.state}>
            <dt>{row.label}</dt>
            <dd>
              <span className="delivery-value numbers">
                <Icon name={row.state === 'fine' ? 'check' : 'info'} size={18} />
                {row.value}
              </span>
              <Bar scale={row.scale} />
              <span className="small quiet">
                {row.note} <span className="delivery-good">Good: {row.good}.</span>
              </span>
              {onPlay && <Moments row={row} onPlay={onPlay} />}
            </dd>
          </div>
        ))}
      </dl>
      {missing && <p className="small quiet">{missing}</p>}
    </>
  )
}

const percent = (share: number) => `${Math.round(share * 1_000) / 10}%`

function Bar({ scale: { at, from, to } }: { scale: Scale }) {
  return (
    <span className="delivery-bar" aria-hidden="true">
      <span className="delivery-band" style={{ left: percent(from), width: percent(to - from) }} />
      <span className="delivery-mark" style={{ left: percent(at) }} />
    </span>
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
