import { useMutation } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { api } from '../../platform/api.ts'
import { Bullets } from '../../ui/bullets.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { FieldError } from '../../ui/field.tsx'
import { userAtom } from '../auth/auth-state.ts'
import { logOutAnyway } from '../auth/log-out.ts'
import { useCredits } from '../credits/use-credits.ts'
import { deletionFailure, deletionKeeps, deletionRemoves, forfeitSentence } from './account-texts.ts'

export default function DeleteAccountDialog({ close }: { close: () => void }) {
  const user = useAtomValue(userAtom)
  const { state, credits } = useCredits()
  const {
    mutate: deleteAccount,
    isPending: isDeleting,
    error,
  } = useMutation({
    mutationFn: () => api.account.$delete(),
    onSuccess: () => user && logOutAnyway(user),
  })
  return (
    <ConfirmDialog
      wide
      title="Delete your account?"
      description={`This cannot be undone. ${forfeitSentence(state === 'known' ? credits : null)}`}
      confirm={isDeleting ? 'Deleting...' : 'Delete account'}
      onConfirm={() => deleteAccount()}
      keep="Keep my account"
      onKeep={close}
      busy={isDeleting}
    >
      <Consequences title="What is deleted" lines={deletionRemoves} />
      <Consequences title="What is kept" lines={deletionKeeps} />
      <FieldError id="deletion-failure" error={error && deletionFailure(error)} />
    </ConfirmDialog>
  )
}

function Consequences({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <section className="stack-tight">
      <h3>{title}</h3>
      <Bullets lines={lines} />
    </section>
  )
}
