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
  /** Of the confirming button; the safe one is the main one. */
  look?: 'danger' | 'plain'
  busy?: boolean
  wide?: boolean
  children?: ReactNode
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { confirm, onConfirm, keep, onKeep, look = 'danger', busy = false, ...dialog } = props
  return (
    <Dialog
      {...dialog}
      look="alert"
      onClose={() => !busy && onKeep()}
      actions={
        <>
          <Button look={look} busy={busy} onClick={onConfirm}>
            {confirm}
          </Button>
          <Button look="main" disabled={busy} onClick={onKeep}>
            {keep}
          </Button>
        </>
      }
    />
  )
}
