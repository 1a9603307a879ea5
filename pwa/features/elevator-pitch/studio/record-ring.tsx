import '../../../media/recorder/record-lamp.css'
import { useEffect, useRef } from 'react'
import { pitch } from '../../../../api/contract/limits.ts'
import { cueAt } from '../../../media/recorder/cues.ts'
import type { RecorderController } from '../../../media/recorder/recorder-controller.ts'
import { useReading } from '../../../media/recorder/use-reading.ts'
import { useStore } from '../../../platform/use-store.ts'
import { recordingLimitMs } from './studio-store.ts'

interface RecordRingProps {
  controller: RecorderController
  label: string
  isCountingDown: boolean
  isDisabled: boolean
  onTap: () => void
}

const around = 2 * Math.PI * 45
/** Where the target begins, as a turn. */
const targetTurn = pitch.targetMinSeconds / pitch.recordingMaxSeconds

/** The round button, which keeps the focus from Record to Stop; its ring fills in 90 seconds, the notch says 60. */
export function RecordRing({ controller, label, isCountingDown, isDisabled, onTap }: RecordRingProps) {
  const { recorder } = useStore(controller.view)
  const isRecording = recorder.state === 'recording'
  const isOpen = isRecording || recorder.state === 'paused'
  const recordedMs = useReading(controller.recordedMs, 250, isRecording)
  const share = isOpen ? Math.min(1, recordedMs / recordingLimitMs) : 0
  const lastLeftMs = useRef(recordingLimitMs)
  useEffect(() => {
    const leftMs = recordingLimitMs - recordedMs
    if (isRecording) cueAt(lastLeftMs.current, leftMs)
    lastLeftMs.current = leftMs
  }, [recordedMs, isRecording])
  return (
    <button
      type="button"
      className="studio-record"
      data-first
      data-state={isCountingDown ? 'counting' : recorder.state}
      aria-label={label}
      aria-disabled={isDisabled}
      onClick={isDisabled ? undefined : onTap}
    >
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <circle className="studio-ring" cx="50" cy="50" r="45" />
        <circle
          className="studio-ring-filled"
          cx="50"
          cy="50"
          r="45"
          strokeDasharray={around}
          strokeDashoffset={around * (1 - share)}
        />
        <path className="studio-notch" d="M50 1v8" transform={`rotate(${targetTurn * 360} 50 50)`} />
      </svg>
      <span className="record-lamp" />
    </button>
  )
}
