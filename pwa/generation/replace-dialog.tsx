import { ConfirmDialog } from '../ui/confirm-dialog.tsx'

/** What is to be decided before something unsaved is replaced. */
export interface ReplaceQuestion {
  onReplace: () => void
  onKeep: () => void
}

interface ReplaceDialogProps {
  /** Null while nothing is asked. */
  question: ReplaceQuestion | null
  title: string
  /** What is lost, and what the new one costs. */
  description: string
  /** On the button that replaces. */
  replace: string
  /** On the button that keeps things as they are. */
  keep: string
}

/** Asked before something that was paid for and is stored nowhere is replaced. */
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
