import { useEffect } from 'react'
import { clockOf } from '../recorder/clock-words.ts'
import type { RecorderController } from '../recorder/recorder-controller.ts'
import { useRecorder } from '../recorder/use-recorder.ts'

/** The tab says "● 1:24" while it records, for who looks at another one. */
export function useRecordingTitle(controller: RecorderController, limitMs: number) {
  const { recorder } = useRecorder(controller)
  const isRecording = recorder.state === 'recording'
  useEffect(() => {
    if (!isRecording) return
    const before = document.title
    const tell = () => {
      document.title = `● ${clockOf(limitMs - controller.recordedMs())}`
    }
    tell()
    const timer = setInterval(tell, 1_000)
    return () => {
      clearInterval(timer)
      document.title = before
    }
  }, [controller, limitMs, isRecording])
}
