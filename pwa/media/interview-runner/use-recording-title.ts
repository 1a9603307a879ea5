import { useEffect } from 'react'
import { clockOf } from '../recorder/clock-words.ts'
import type { Desk } from '../recorder/recording-desk.ts'
import { useDesk } from '../recorder/use-desk.ts'

/** The tab says "● 1:24" while it records, for who looks at another one. */
export function useRecordingTitle(desk: Desk, limitMs: number) {
  const { recorder } = useDesk(desk)
  const isRecording = recorder.state === 'recording'
  useEffect(() => {
    if (!isRecording) return
    const before = document.title
    const tell = () => {
      document.title = `● ${clockOf(limitMs - desk.recordedMs())}`
    }
    tell()
    const timer = setInterval(tell, 1_000)
    return () => {
      clearInterval(timer)
      document.title = before
    }
  }, [desk, limitMs, isRecording])
}
