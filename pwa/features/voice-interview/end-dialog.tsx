import { useLoaded } from '../../platform/use-loaded.ts'
import { useStore } from '../../platform/use-store.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import type { Interview } from './interview.ts'
import { interviewCredits } from './start-rules.ts'

interface EndDialogProps {
  interview: Interview
  onStay: () => void
  onEnded: () => void
}

function lossOf(unsent: number, isSaved: boolean): string {
  const lost = unsent === 0 ? '' : `${unsent === 1 ? '1 answer has' : `${unsent} answers have`} not been sent yet. `
  const results = isSaved ? '' : 'You have not exported or copied your feedback, and it is not stored anywhere else. '
  return `${lost}${results}Everything from this interview is deleted from this device. A new one takes ${interviewCredits} credits.`
}

/** Confirms before a paid interview is deleted. */
export function EndDialog({ interview, onStay, onEnded }: EndDialogProps) {
  const { isSaved } = useStore(interview.view)
  const unsent = useLoaded(interview, ({ undelivered }) => undelivered())?.length ?? 0
  return (
    <ConfirmDialog
      title="End this interview?"
      description={lossOf(unsent, isSaved)}
      confirm="End and delete"
      onConfirm={() => void interview.end('delete').then(onEnded)}
      keep="Keep it"
      onKeep={onStay}
    />
  )
}
