import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

interface ConfirmDialogProps {
  title: string
  description: string
  confirm: string
  onConfirm: () => void
  keep: string
  onKeep: () => void
  /** Of the confirming button; with `main`, the other one is plain. */
  look?: 'danger' | 'plain' | 'main'
  busy?: boolean
  wide?: boolean
  children?: ReactNode
}

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
