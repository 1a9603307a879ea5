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
export function ReplaceDialog({ question, replace, ...words }: ReplaceDialogProps) {
  if (!question) return null
  return <ConfirmDialog {...words} look="plain" confirm={replace} onConfirm={question.onReplace} onKeep={question.onKeep} />
}
