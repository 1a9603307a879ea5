import './dialog.css'
import { useSetAtom } from 'jotai'
import { type ReactNode, useCallback, useId } from 'react'
import { IconButton } from './button.tsx'
import { dialogClosedAtom, dialogOpenedAtom, unaskedDialog } from './top-layer.ts'

interface DialogProps {
  title: ReactNode
  /** A sentence under the title; screen readers read both together. */
  description?: ReactNode
  /** Called for Escape, the back gesture, the close icon and a tap outside. Stop rendering the dialog then. */
  onClose: () => void
  children?: ReactNode
  /** Buttons at the bottom, the main one last. On a phone they are stacked, the main one on top. */
  actions?: ReactNode
  /** `sheet`: from the bottom edge on a phone. `alert`: always centered, and a tap outside does not close it. */
  look?: 'sheet' | 'alert'
  /** Closes when a link or button inside is chosen, as a menu does. */
  closesOnChoice?: boolean
  /** 560 px instead of 440 px on a desktop. */
  wide?: boolean
  /** An interruption (`useInterruption`): nobody asked for it. */
  unasked?: boolean
}

const askToClose = (dialog: EventTarget | null) => dialog?.dispatchEvent(new Event('cancel', { cancelable: true }))

/** A tap on the backdrop asks to close, as Escape does; `closedby` would do it, but Safari does not support it yet. */
function cancelOnBackdrop(event: MouseEvent) {
  if (event.target === event.currentTarget) askToClose(event.currentTarget)
}

/** Closes a moment later: removed from the page at once, the chosen button would never receive its click. */
function cancelOnChoice(event: MouseEvent) {
  const dialog = event.currentTarget
  if ((event.target as Element).closest('a, button')) setTimeout(() => askToClose(dialog))
}

/**
 * A sheet on a phone, a dialog on a desktop. Built on the modal `<dialog>`, which traps the focus, makes the page behind it inert, closes on
 * Escape and returns the focus. Render it to open it.
 */
export function Dialog({
  title,
  description,
  onClose,
  children,
  actions,
  look = 'sheet',
  wide = false,
  closesOnChoice = false,
  unasked = false,
}: DialogProps) {
  const id = useId()
  const opened = useSetAtom(dialogOpenedAtom)
  const closed = useSetAtom(dialogClosedAtom)
  const show = useCallback(
    (dialog: HTMLDialogElement) => {
      dialog.showModal()
      // Otherwise the close icon, the first control inside, would get the focus.
      const first = dialog.querySelector<HTMLElement>('[data-first]') ?? dialog.querySelector<HTMLElement>('h2')
      first?.focus()
      opened(dialog)
      if (look === 'sheet') dialog.addEventListener('click', cancelOnBackdrop)
      if (closesOnChoice) dialog.addEventListener('click', cancelOnChoice)
      return () => {
        closed(dialog)
        // Closed while still in the page: only then does the browser return the focus to what opened it.
        dialog.close()
      }
    },
    [opened, closed, look, closesOnChoice],
  )
  return (
    <dialog
      ref={show}
      {...(unasked && unaskedDialog)}
      className={`dialog dialog-${look}${wide ? ' dialog-wide' : ''}`}
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
