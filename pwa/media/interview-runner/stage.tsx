import './stage.css'
import type { ReactNode } from 'react'
import { useStore } from '../../platform/use-store.ts'
import { showLayer, whenAsked } from '../../ui/layers.ts'
import { useTabTitle } from '../../ui/tab-title.ts'
import { clockOf, wholeSecondsLeft } from '../recorder/clock-words.ts'
import type { RecorderController } from '../recorder/recorder-controller.ts'
import { useReading } from '../recorder/use-reading.ts'

interface StageProps {
  label: string
  controller: RecorderController
  limitMs: number
  onLeave: () => void
  children: ReactNode
}

/** The tab's title shows the time left. */
export function Stage({ label, controller, limitMs, onLeave, children }: StageProps) {
  const isRecording = useStore(controller.view).recorder.state === 'recording'
  const leftMs = wholeSecondsLeft(limitMs, useReading(controller.recordedMs, 1_000, isRecording))
  useTabTitle(isRecording ? `● ${clockOf(leftMs)}` : null)
  return (
    <dialog ref={showLayer} className="stage practice-stage" aria-label={label} onCancel={whenAsked(onLeave)}>
      {children}
    </dialog>
  )
}
