import './stage.css'
import type { ReactNode } from 'react'
import { showLayer, whenAsked } from '../../ui/layers.ts'

interface StageProps {
  /** What happens here, for screen readers: "Voice practice interview". */
  label: string
  /** Escape and Back. */
  onLeave: () => void
  children: ReactNode
}

/** The dark stage over the whole screen, bars included: a modal `<dialog>`, so nothing behind it can be reached by accident. */
export function Stage({ label, onLeave, children }: StageProps) {
  return (
    <dialog ref={showLayer} className="stage practice-stage" aria-label={label} onCancel={whenAsked(onLeave)}>
      {children}
    </dialog>
  )
}
