import './stage.css'
import { useSetAtom } from 'jotai'
import { type ReactNode, useCallback, useRef } from 'react'
import { dialogClosedAtom, dialogOpenedAtom } from '../../ui/top-layer.ts'

interface StageProps {
  /** What happens here, for screen readers: "Voice practice interview". */
  label: string
  /** Escape, and Android's back gesture. */
  onLeave: () => void
  children: ReactNode
}

/** The dark stage over the whole screen, bars included: a modal `<dialog>`, so nothing behind it can be reached by accident. */
export function Stage({ label, onLeave, children }: StageProps) {
  const opened = useSetAtom(dialogOpenedAtom)
  const closed = useSetAtom(dialogClosedAtom)
  const leave = useRef(onLeave)
  leave.current = onLeave
  const show = useCallback(
    (dialog: HTMLDialogElement) => {
      const onCancel = (event: Event) => {
        event.preventDefault()
        leave.current()
      }
      dialog.addEventListener('cancel', onCancel)
      dialog.showModal()
      dialog.querySelector<HTMLElement>('[data-first]')?.focus()
      opened(dialog)
      return () => {
        dialog.removeEventListener('cancel', onCancel)
        closed(dialog)
        dialog.close()
      }
    },
    [opened, closed],
  )
  return (
    <dialog ref={show} className="stage practice-stage" aria-label={label}>
      {children}
    </dialog>
  )
}
