import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { api } from '../../platform/api.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FieldError } from '../../ui/field.tsx'
import { useCredits } from '../credits/use-credits.ts'
import { deletionFailure, deletionGoes, deletionStays, forfeitSentence } from './account-texts.ts'
import { authStateAtom } from './auth-state.ts'
import { logOutAnyway } from './log-out.ts'

type Deleting = { state: 'asking'; failure: string | null } | { state: 'deleting' }

/** Asks before the account goes for good, says what goes and what stays, and leaves the browser signed out at '/'. */
export default function DeleteAccountDialog({ close }: { close: () => void }) {
  const [deleting, setDeleting] = useState<Deleting>({ state: 'asking', failure: null })
  const authState = useAtomValue(authStateAtom)
  const { state, credits } = useCredits()
  const busy = deleting.state === 'deleting'

  async function deleteAccount() {
    setDeleting({ state: 'deleting' })
    try {
      await api.account.$delete()
    } catch (error) {
      setDeleting({ state: 'asking', failure: deletionFailure(error) })
      return
    }
    if (authState.state === 'signed-in') await logOutAnyway(authState.person)
  }

  return (
    <Dialog
      roomy
      look="alert"
      title="Delete your account?"
      description={`This cannot be undone. ${forfeitSentence(state === 'known' ? credits : null)}`}
      onClose={() => !busy && close()}
      actions={
        <>
          <Button disabled={busy} onClick={close}>
            Keep my account
          </Button>
          <Button look="danger" busy={busy} onClick={() => void deleteAccount()}>
            {busy ? 'Deleting...' : 'Delete account'}
          </Button>
        </>
      }
    >
      <WhatHappens title="What goes" lines={deletionGoes} />
      <WhatHappens title="What stays" lines={deletionStays} />
      {deleting.state === 'asking' && <FieldError id="deletion-failure" error={deleting.failure} />}
    </Dialog>
  )
}

function WhatHappens({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <section>
      <h3>{title}</h3>
      <ul className="account-list">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  )
}
