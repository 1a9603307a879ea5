import './answers.css'
import type { AnswerFinding, Delivery } from '../../api/contract/answer-feedback.ts'
import { clockInWords, clockOf } from '../media/recorder/clock-words.ts'
import { Button } from '../ui/button.tsx'
import {
  type DeliveryRow,
  deliveryRows,
  type LengthTarget,
  notMeasuredLine,
  type Scale,
  type VoiceLevel,
} from './delivery-rows.ts'

interface DeliveryFiguresProps {
  delivery: Delivery
  /** The moments to play. */
  findings?: readonly AnswerFinding[]
  level?: VoiceLevel | null
  length?: LengthTarget
  onPlay?: ((fromMs: number) => void) | undefined
}

interface MomentProps {
  atMs: number
  /** What it plays. */
  label: string
  onPlay: ((fromMs: number) => void) | undefined
}

/** Start a moment with a little of what was said before it. */
const leadMs = 1_000

/** When something was said; plays it where there is a recording. */
export function Moment({ atMs, label, onPlay }: MomentProps) {
  if (!onPlay) return <span className="moment numbers">{clockOf(atMs)}</span>
  return (
    <Button small icon="play" className="moment numbers" aria-label={label} onClick={() => onPlay(Math.max(0, atMs - leadMs))}>
      {clockOf(atMs)}
    </Button>
  )
}

export const hasDelivery = (delivery: Delivery, level: VoiceLevel | null = null): boolean =>
  deliveryRows(delivery, level).length > 0

/** One chart: each figure on its scale, with the range that listeners like in green. */
export function DeliveryFigures({ delivery, findings = [], level = null, length, onPlay }: DeliveryFiguresProps) {
  const missing = notMeasuredLine(delivery)
  return (
    <>
      <dl className="stack-close">
        {deliveryRows(delivery, level, length).map((row) => (
          <div key={row.id} className="delivery-row row-apart">
            <dt className="quiet">{row.label}</dt>
            <dd className="numbers">
              <strong>{row.value}</strong>
            </dd>
            <dd className="stack-tight">
              <Bar scale={row.scale} />
              {row.advice && <span className="small">{row.advice}</span>}
              {onPlay && <Moments row={row} findings={findings} onPlay={onPlay} />}
            </dd>
          </div>
        ))}
      </dl>
      <p className="small quiet">Green: easy to follow.{missing && ` ${missing}`}</p>
    </>
  )
}

const percent = (share: number) => `${Math.round(share * 1_000) / 10}%`

function Bar({ scale: { at, from, to } }: { scale: Scale }) {
  return (
    <span className="delivery-bar" aria-hidden="true">
      <span className="delivery-band" style={{ left: percent(from), width: percent(to - from) }} />
      <span className="delivery-mark" style={{ left: `clamp(4px, ${percent(at)}, 100% - 4px)` }} />
    </span>
  )
}

interface MomentsProps {
  row: DeliveryRow
  findings: readonly AnswerFinding[]
  onPlay: (fromMs: number) => void
}

/** Plays a pause or a filler. */
function Moments({ row, findings, onPlay }: MomentsProps) {
  const fillers = findings.filter(({ kind }) => kind === 'filler' && row.id === 'fillers')
  const moments = [
    ...row.moments.map(({ startMs, endMs }) => ({ startMs, what: `the pause of ${clockInWords(endMs - startMs)}` })),
    ...fillers.flatMap(({ startMs, quote }) => (startMs === undefined ? [] : { startMs, what: `“${quote}”` })),
  ]
  if (moments.length === 0) return null
  return (
    <span className="row-tight">
      {moments.map(({ startMs, what }) => (
        <Moment key={startMs} atMs={startMs} label={`Play ${what} at ${clockInWords(startMs)}`} onPlay={onPlay} />
      ))}
    </span>
  )
}
