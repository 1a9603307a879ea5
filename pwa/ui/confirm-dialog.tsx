import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

interface ConfirmDialogProps {
  title: string
  description: string
  /** On the button that does it. */
  confirm: string
  onConfirm: () => void
  /** On the button that leaves everything as it is; Back, Escape and the close icon do the same. */
  keep: string
  onKeep: () => void
  /** Of the button that does it; with `main`, keeping is the plain one. */
  look?: 'danger' | 'plain' | 'main'
  /** It is being done: nothing can be chosen. */
  busy?: boolean
  wide?: boolean
  children?: ReactNode
}

/** Asks before something that cannot be taken back. */
export function ConfirmDialog({
  confirm,
  onConfirm,
  keep,
  onKeep,
  look = 'danger',
  busy = false,
  ...dialog
}: ConfirmDialogProps) {
  const keepButton = (
    <Button look={look === 'main' ? 'plain' : 'main'} disabled={busy} onClick={onKeep}>
      {keep}
    </Button>
  )
  return (
    <Dialog
      {...dialog}
      look="alert"
      onClose={() => !busy && onKeep()}
      actions={
        <>
          {look === 'main' && keepButton}
          <Button look={look} busy={busy} onClick={onConfirm}>
            {confirm}
          </Button>
          {look !== 'main' && keepButton}
        </>
      }
    />
  )
}
