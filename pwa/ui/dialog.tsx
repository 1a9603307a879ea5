import './dialog.css'
import { useSetAtom } from 'jotai'
import { type ReactNode, useCallback, useId } from 'react'
import { IconButton } from './button.tsx'
import { dialogClosedAtom, dialogOpenedAtom } from './top-layer.ts'

interface DialogProps {
  title: ReactNode
  /** A sentence under the title, read together with it. */
  description?: ReactNode
  /** Called for Escape, the back gesture, the close icon and a tap beside the dialog. Take the dialog out of the tree then. */
  onClose: () => void
  children?: ReactNode
  /** Buttons at the bottom, the main one last; on a phone they stand above each other, the main one on top. */
  actions?: ReactNode
  /** `sheet`: from the bottom edge on a phone. `alert`: in the middle everywhere, and only its buttons close it by tap. */
  look?: 'sheet' | 'alert'
  /** Closes when a link or button inside was chosen, as a menu does. */
  closesOnChoice?: boolean
  /** 560 px instead of 440 px on a desktop. */
  roomy?: boolean
}

const askToClose = (dialog: EventTarget | null) => dialog?.dispatchEvent(new Event('cancel', { cancelable: true }))

/** A tap on the backdrop asks to close, as Escape does; `closedby` would do it, but Safari does not know it yet. */
function cancelBeside(event: MouseEvent) {
  if (event.target === event.currentTarget) askToClose(event.currentTarget)
}

/** Closes after the choice has been heard: taken out of the page at once, the chosen button would not hear its own click. */
function cancelOnChoice(event: MouseEvent) {
  const dialog = event.currentTarget
  if ((event.target as Element).closest('a, button')) setTimeout(() => askToClose(dialog))
}

/**
 * A sheet on a phone, a dialog on a desktop: the browser's own modal `<dialog>`, which traps the focus, makes the page behind it
 * inert, closes on Escape and gives the focus back. Render it to open it.
 */
export function Dialog({
  title,
  description,
  onClose,
  children,
  actions,
  look = 'sheet',
  roomy = false,
  closesOnChoice = false,
}: DialogProps) {
  const id = useId()
  const opened = useSetAtom(dialogOpenedAtom)
  const closed = useSetAtom(dialogClosedAtom)
  const show = useCallback(
    (dialog: HTMLDialogElement) => {
      dialog.showModal()
      // Else the close icon, the first thing in it, would have the focus.
      const first = dialog.querySelector<HTMLElement>('[data-first]') ?? dialog.querySelector<HTMLElement>('h2')
      first?.focus()
      opened(dialog)
      if (look === 'sheet') dialog.addEventListener('click', cancelBeside)
      if (closesOnChoice) dialog.addEventListener('click', cancelOnChoice)
      return () => {
        closed(dialog)
        // Closed while still in the page: only then the browser gives the focus back to what opened it.
        dialog.close()
      }
    },
    [opened, closed, look, closesOnChoice],
  )
  return (
    <dialog
      ref={show}
      className={`dialog dialog-${look}${roomy ? ' dialog-roomy' : ''}`}
      role={look === 'alert' ? 'alertdialog' : undefined}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <div className="dialog-body">
        <header className="dialog-top">
          <h2 id={`${id}-title`} className="dialog-title" tabIndex={-1}>
            {title}
          </h2>
          <IconButton icon="close" label="Close" className="dialog-close" onClick={onClose} />
        </header>
        {description && (
          <p id={`${id}-description`} className="dialog-description">
            {description}
          </p>
        )}
        {children}
        {actions && <div className="dialog-actions">{actions}</div>}
      </div>
    </dialog>
  )
}
