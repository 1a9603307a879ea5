import './stage.css'
import type { ReactNode } from 'react'
import { showLayer, whenAsked } from '../../ui/layers.ts'

interface StageProps {
  label: string
  onLeave: () => void
  children: ReactNode
}

export function Stage({ label, onLeave, children }: StageProps) {
  return (
    <dialog ref={showLayer} className="stage practice-stage" aria-label={label} onCancel={whenAsked(onLeave)}>
      {children}
    </dialog>
  )
}
