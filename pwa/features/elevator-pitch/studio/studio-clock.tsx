import { clockInWords, clockOf, wholeSecondsLeft } from '../../../media/recorder/clock-words.ts'
import type { RecorderController } from '../../../media/recorder/recorder-controller.ts'
import { useReading } from '../../../media/recorder/use-reading.ts'
import { useStore } from '../../../platform/use-store.ts'
import { recordingLimitMs } from './studio-store.ts'

/** Time left while recording; before that, how much there is. Not announced: screen readers can read it on demand. */
export function StudioClock({ controller, word }: { controller: RecorderController; word: string }) {
  const { recorder } = useStore(controller.view)
  const isRecording = recorder.state === 'recording'
  const isOpen = isRecording || recorder.state === 'paused'
  const leftMs = wholeSecondsLeft(recordingLimitMs, useReading(controller.recordedMs, 250, isRecording))
  return (
    <p className="studio-clock">
      <span className="studio-word" data-live={isRecording}>
        {word}
      </span>
      <span className="numbers" role="timer" aria-live="off">
        <span aria-hidden="true">{isOpen ? clockOf(leftMs) : `Up to ${clockOf(recordingLimitMs)}`}</span>
        <span className="only-heard">
          {isOpen ? `Time left: ${clockInWords(leftMs)}` : `Up to ${clockInWords(recordingLimitMs)}`}
        </span>
      </span>
    </p>
  )
}
