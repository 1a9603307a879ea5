import './answers.css'
import type { Delivery } from '../../api/contract/answer-feedback.ts'
import { clockOf } from '../media/recorder/clock-words.ts'
import { Button } from '../ui/button.tsx'
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
      <dl className="lines">
        {deliveryRows(delivery, level, length).map((row) => (
          <div key={row.id} className="stack-snug">
            <dt className="caption">{row.label}</dt>
            <dd className="stack-snug">
              <span className="beside numbers">
                <span className={`tone-${row.state === 'fine' ? 'green' : 'yellow'} toned`}>
                  <Icon name={row.state === 'fine' ? 'check' : 'info'} size={18} />
                </span>
                <strong>{row.value}</strong>
              </span>
              <Bar scale={row.scale} />
              <span className="small quiet">
                {row.note} Good: {row.good}.
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
    <span className="row-tight">
      {row.moments.map((span) => (
        <Button
          key={span.startMs}
          small
          icon="play"
          className="moment numbers"
          aria-label={pauseWords(span)}
          onClick={() => onPlay(Math.max(0, span.startMs - leadMs))}
        >
          {clockOf(span.startMs)}
        </Button>
      ))}
    </span>
  )
}
