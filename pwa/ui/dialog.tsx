import './dialog.css'
import { type ReactNode, useCallback, useId } from 'react'
import { IconButton } from './button.tsx'
import { askToClose, showLayer, unaskedDialog, whenAsked } from './layers.ts'

interface DialogProps {
  title: ReactNode
  description?: ReactNode
  /** Called for Escape, Back, the close icon and a tap outside. Stop rendering the dialog then. */
  onClose: () => void
  children?: ReactNode
  /** The main one last; on a phone they stack with the main one on top. */
  actions?: ReactNode
  look?: 'sheet' | 'alert'
  /** Closes when a link or button inside is chosen, as a menu does. */
  closesOnChoice?: boolean
  wide?: boolean
  unasked?: boolean
}

/** `closedby` would do this, but Safari does not support it yet. */
function cancelOnBackdrop(event: MouseEvent) {
  if (event.target === event.currentTarget) askToClose(event.currentTarget)
}

function cancelOnChoice(event: MouseEvent) {
  const dialog = event.currentTarget
  if ((event.target as Element).closest('a, button')) setTimeout(() => askToClose(dialog))
}

export function Dialog(props: DialogProps) {
  const { title, description, onClose, children, actions } = props
  const { look = 'sheet', wide = false, closesOnChoice = false, unasked = false } = props
  const id = useId()
  const show = useCallback(
    (dialog: HTMLDialogElement) => {
      if (look === 'sheet') dialog.addEventListener('click', cancelOnBackdrop)
      if (closesOnChoice) dialog.addEventListener('click', cancelOnChoice)
      return showLayer(dialog)
    },
    [look, closesOnChoice],
  )
  return (
    <dialog
      ref={show}
      {...(unasked && unaskedDialog)}
      className={`dialog dialog-${look}${wide ? ' dialog-wide' : ''}`}
      role={look === 'alert' ? 'alertdialog' : undefined}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      onCancel={whenAsked(onClose)}
    >
      <div className="dialog-body column">
        <header className="dialog-top">
          <h2 id={`${id}-title`} className="fill" tabIndex={-1}>
            {title}
          </h2>
          <IconButton icon="close" label="Close" className="dialog-close" onClick={onClose} />
        </header>
        {description && <p id={`${id}-description`}>{description}</p>}
        {children}
        {actions && <div className="dialog-actions">{actions}</div>}
      </div>
    </dialog>
  )
}
