import { useEffect } from 'react'
import { useStore } from '../../platform/use-store.ts'
import { clockOf, wholeSecondsLeft } from '../recorder/clock-words.ts'
import type { RecorderController } from '../recorder/recorder-controller.ts'

export function useRecordingTitle(controller: RecorderController, limitMs: number) {
  const { recorder } = useStore(controller.view)
  const isRecording = recorder.state === 'recording'
  useEffect(() => {
    if (!isRecording) return
    const before = document.title
    const showTime = () => {
      document.title = `● ${clockOf(wholeSecondsLeft(limitMs, controller.recordedMs()))}`
    }
    showTime()
    const timer = setInterval(showTime, 1_000)
    return () => {
      clearInterval(timer)
      document.title = before
    }
  }, [controller, limitMs, isRecording])
}
