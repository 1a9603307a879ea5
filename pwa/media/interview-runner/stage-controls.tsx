import { useEffect, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { clockInWords, clockOf } from '../recorder/clock-words.ts'
import { cueAt } from '../recorder/cues.ts'
import { LevelMeter } from '../recorder/level-meter.tsx'
import { isBusy, type Recorder } from '../recorder/recorder.ts'
import type { RecorderController } from '../recorder/recorder-controller.ts'
import { noteOf } from '../recorder/recorder-controls.tsx'
import { useReading, useRecorder } from '../recorder/use-recorder.ts'

/** What the screen says an answer is, besides what the recorder does. */
export type AnswerState = 'none' | 'given'

/** What the time of an answer looks like; `untimed` counts up and warns of nothing. */
export interface TimeLimit {
  limitMs: number
  isUntimed: boolean
}

const words = (recorder: Recorder, answer: AnswerState): string => {
  if (recorder.state === 'asking') return 'Asking for your microphone'
  if (recorder.state === 'recording' || recorder.state === 'paused') return 'Stop'
  if (recorder.state === 'refused' || recorder.state === 'failed') return 'Try again'
  return answer === 'given' ? 'Record again' : 'Record'
}

/** Time, with Pause beside it while something is recorded. Two soft tones say that 30 and 10 seconds are left. */
export function StageTime({ controller, limit: { limitMs, isUntimed } }: { controller: RecorderController; limit: TimeLimit }) {
  const { recorder } = useRecorder(controller)
  const isRecording = recorder.state === 'recording'
  const isOpen = isRecording || recorder.state === 'paused'
  const recordedMs = useReading(controller.recordedMs, 250, isRecording)
  const leftMs = limitMs - recordedMs
  const lastLeftMs = useRef(limitMs)
  useEffect(() => {
    if (isRecording && !isUntimed) cueAt(lastLeftMs.current, leftMs)
    lastLeftMs.current = leftMs
  }, [leftMs, isRecording, isUntimed])
  const shownMs = isUntimed ? recordedMs : leftMs
  const before = isUntimed ? 'No countdown' : `Up to ${clockOf(limitMs)}`
  return (
    <div className="stage-time">
      <p className="recorder-time numbers" role="timer" aria-live="off">
        <span aria-hidden="true">{isOpen ? clockOf(shownMs) : before}</span>
        <span className="only-heard">
          {isOpen ? `${isUntimed ? 'Recorded' : 'Time left'}: ${clockInWords(shownMs)}` : before}
        </span>
      </p>
      {isOpen && (
        <Button look="plain" small onClick={isRecording ? controller.pause : controller.resume}>
          {isRecording ? 'Pause' : 'Resume'}
        </Button>
      )}
    </div>
  )
}

interface RecordButtonProps {
  controller: RecorderController
  answer: AnswerState
  /** Why nothing more can be recorded here, or null. */
  whyNot: string | null
  onRecord: () => void
  onStop: () => void
}

/** The round button that keeps the focus from Record to Stop. */
export function RecordButton({ controller, answer, whyNot, onRecord, onStop }: RecordButtonProps) {
  const { recorder } = useRecorder(controller)
  const isOpen = recorder.state === 'recording' || recorder.state === 'paused'
  const isStill = recorder.state === 'asking' || (whyNot !== null && !isOpen)
  const label = words(recorder, answer)
  return (
    <div className="stage-record">
      <button
        type="button"
        className="recorder-button"
        data-first
        data-state={recorder.state}
        aria-label={label}
        aria-disabled={isStill}
        onClick={isStill ? undefined : isOpen ? onStop : onRecord}
      >
        <span className="recorder-lamp" />
      </button>
      <span className="stage-record-word" aria-hidden="true">
        {label}
      </span>
    </div>
  )
}

export function StageMeter({ controller }: { controller: RecorderController }) {
  const { recorder } = useRecorder(controller)
  if (!isBusy(recorder)) return null
  return <LevelMeter read={controller.levelDb} isOn={recorder.state === 'recording'} />
}

/** The sentence of this moment. Nothing is announced while the microphone is open: it would be recorded. */
export function StageNote({ controller, otherwise }: { controller: RecorderController; otherwise: string | null }) {
  const view = useRecorder(controller)
  const { recorder, isKept } = view
  const isTrouble = recorder.state === 'refused' || recorder.state === 'failed'
  const isOpen = recorder.state === 'recording' || recorder.state === 'paused'
  // While the microphone is open only warnings have a place here.
  const usual = isOpen ? null : otherwise
  const note = recorder.state === 'idle' ? usual : (noteOf(view) ?? usual)
  return (
    <>
      <p className={isTrouble ? 'stage-note stage-trouble' : 'stage-note'} role={isOpen ? undefined : 'status'}>
        {note}
      </p>
      {!isKept && !isOpen && (
        <Button small onClick={() => void controller.keepAgain()} note="The last second is only in this tab until there is room.">
          Try to keep it again
        </Button>
      )}
    </>
  )
}
