import './stage.css'
import { type ReactNode, useEffect } from 'react'
import { useStore } from '../../platform/use-store.ts'
import { showLayer, whenAsked } from '../../ui/layers.ts'
import { clockOf, wholeSecondsLeft } from '../recorder/clock-words.ts'
import type { RecorderController } from '../recorder/recorder-controller.ts'

interface StageProps {
  label: string
  controller: RecorderController
  limitMs: number
  onLeave: () => void
  children: ReactNode
}

export function Stage({ label, controller, limitMs, onLeave, children }: StageProps) {
  useRecordingTitle(controller, limitMs)
  return (
    <dialog ref={showLayer} className="stage practice-stage" aria-label={label} onCancel={whenAsked(onLeave)}>
      {children}
    </dialog>
  )
}

/** The time left, in the browser's tab. */
function useRecordingTitle(controller: RecorderController, limitMs: number) {
  const isRecording = useStore(controller.view).recorder.state === 'recording'
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
