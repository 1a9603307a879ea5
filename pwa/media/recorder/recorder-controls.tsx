import './recorder-controls.css'
import { useEffect, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { clockInWords, clockOf } from './clock-words.ts'
import { cueAt } from './cues.ts'
import { LevelMeter } from './level-meter.tsx'
import type { Recorder } from './recorder.ts'
import type { RecorderController, RecorderView } from './recorder-controller.ts'
import {
  beforeAsking,
  endingNote,
  interrupted,
  microphoneRefused,
  noRoom,
  nothingHeard,
  refusalHints,
  startFailed,
  whileRecording,
} from './recording-texts.ts'
import { useReading, useRecorder } from './use-recorder.ts'

interface RecorderControlsProps {
  controller: RecorderController
  limitMs: number
  /** The tap on the round button while nothing is recorded. */
  onRecord: () => void
  onStop: () => void
}

/** The sentence for this state, or null. */
export function noteOf({ recorder, isNothingHeard, isKept, keeps }: Omit<RecorderView, 'isCameraMissing'>): string | null {
  if (recorder.state === 'idle') return beforeAsking[keeps]
  if (recorder.state === 'refused') return `${microphoneRefused} ${refusalHints[recorder.why]}`
  if (recorder.state === 'failed') return recorder.why === 'no-room' ? noRoom : startFailed
  if (recorder.state === 'completed')
    return endingNote(recorder.why, isKept && keeps === 'on-this-device') ?? whileRecording[keeps]
  if (recorder.state === 'paused' && recorder.why === 'interrupted') return interrupted
  return recorder.state === 'recording' && isNothingHeard ? nothingHeard : whileRecording[keeps]
}

const buttonWords: Record<Recorder['state'], string> = {
  idle: 'Record',
  asking: 'Asking for your microphone',
  recording: 'Stop',
  paused: 'Stop',
  completed: 'Record again',
  refused: 'Try again',
  failed: 'Try again',
}

/**
 * Time left, level, Pause, and one round button that keeps the focus from Record to Stop. Nothing is announced while the microphone is
 * open; two soft tones say that 30 and 10 seconds are left.
 */
export function RecorderControls({ controller, limitMs, onRecord, onStop }: RecorderControlsProps) {
  const view = useRecorder(controller)
  const { recorder, isKept } = view
  const isOpen = recorder.state === 'recording' || recorder.state === 'paused'
  const leftMs = limitMs - useReading(controller.recordedMs, 250, recorder.state === 'recording')
  const lastLeftMs = useRef(limitMs)
  useEffect(() => {
    if (recorder.state === 'recording') cueAt(lastLeftMs.current, leftMs)
    lastLeftMs.current = leftMs
  }, [leftMs, recorder.state])
  const note = noteOf(view)
  const tap = isOpen ? onStop : onRecord
  return (
    <div className="recorder">
      <LevelMeter read={controller.levelDb} isOn={recorder.state === 'recording'} />
      <div className="recorder-row">
        <p className="recorder-time numbers" role="timer" aria-live="off">
          <span aria-hidden="true">{isOpen ? clockOf(leftMs) : `Up to ${clockOf(limitMs)}`}</span>
          <span className="only-heard">{`Time left: ${clockInWords(leftMs)}`}</span>
        </p>
        {isOpen && (
          <Button look="quiet" onClick={recorder.state === 'paused' ? controller.resume : controller.pause}>
            {recorder.state === 'paused' ? 'Go on' : 'Pause'}
          </Button>
        )}
      </div>
      <button
        type="button"
        className="recorder-button"
        data-state={recorder.state}
        aria-label={buttonWords[recorder.state]}
        aria-disabled={recorder.state === 'asking'}
        onClick={recorder.state === 'asking' ? undefined : tap}
      >
        <span className="recorder-lamp" />
      </button>
      <p className="quiet" aria-hidden="true">
        {buttonWords[recorder.state]}
      </p>
      <p
        className={recorder.state === 'refused' || recorder.state === 'failed' ? 'recorder-trouble' : 'quiet'}
        role={isOpen ? undefined : 'status'}
      >
        {note}
      </p>
      {!isKept && !isOpen && (
        <Button onClick={() => void controller.keepAgain()} note="The last second is only in this tab until there is room.">
          Try to keep it again
        </Button>
      )}
    </div>
  )
}
