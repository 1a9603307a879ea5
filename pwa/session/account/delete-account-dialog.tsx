import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { api } from '../../platform/api.ts'
import { Bullets } from '../../ui/bullets.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { FieldError } from '../../ui/field.tsx'
import { userAtom } from '../auth/auth-state.ts'
import { logOutAnyway } from '../auth/log-out.ts'
import { useCredits } from '../credits/use-credits.ts'
import { deletionFailure, deletionKeeps, deletionRemoves, forfeitSentence } from './account-texts.ts'

export default function DeleteAccountDialog({ close }: { close: () => void }) {
  const [isDeleting, setDeleting] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const user = useAtomValue(userAtom)
  const { state, credits } = useCredits()

  async function deleteAccount() {
    setDeleting(true)
    setFailure(null)
    try {
      await api.account.$delete()
    } catch (error) {
      setFailure(deletionFailure(error))
      setDeleting(false)
      return
    }
    if (user) await logOutAnyway(user)
  }

  return (
    <ConfirmDialog
      wide
      title="Delete your account?"
      description={`This cannot be undone. ${forfeitSentence(state === 'known' ? credits : null)}`}
      confirm={isDeleting ? 'Deleting...' : 'Delete account'}
      onConfirm={() => void deleteAccount()}
      keep="Keep my account"
      onKeep={close}
      busy={isDeleting}
    >
      <Consequences title="What is deleted" lines={deletionRemoves} />
      <Consequences title="What is kept" lines={deletionKeeps} />
      <FieldError id="deletion-failure" error={failure} />
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
