import { clockInWords, clockOf } from '../../../media/recorder/clock-words.ts'
import type { Desk } from '../../../media/recorder/recording-desk.ts'
import { useDesk, useReading } from '../../../media/recorder/use-desk.ts'
import { recordingLimitMs } from './studio-store.ts'

/** Time left while recording, and before it how much there is. Not announced: asked for. */
export function StudioClock({ desk, word }: { desk: Desk; word: string }) {
  const { recorder } = useDesk(desk)
  const isRecording = recorder.state === 'recording'
  const isOpen = isRecording || recorder.state === 'paused'
  const leftMs = recordingLimitMs - useReading(desk.recordedMs, 250, isRecording)
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
