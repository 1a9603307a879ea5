import { ConfirmDialog } from '../ui/confirm-dialog.tsx'

export interface ReplaceQuestion {
  onReplace: () => void
  onKeep: () => void
}

interface ReplaceDialogProps {
  question: ReplaceQuestion | null
  title: string
  description: string
  replace: string
  keep: string
}

/** Asked before a paid result that is stored nowhere is replaced. */
export function ReplaceDialog({ question, title, description, replace, keep }: ReplaceDialogProps) {
  if (!question) return null
  return (
    <ConfirmDialog
      title={title}
      description={description}
      look="main"
      confirm={replace}
      onConfirm={question.onReplace}
      keep={keep}
      onKeep={question.onKeep}
    />
  )
}
