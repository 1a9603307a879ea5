import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { unsentAtom } from './account-dialog-state.ts'
import { authStateAtom } from './auth-state.ts'
import { logOutAnyway } from './log-out.ts'

/** Asks before unsent recordings go with the sign-in. */
export default function LogOutDialog({ close }: { close: () => void }) {
  const unsent = useAtomValue(unsentAtom)
  const authState = useAtomValue(authStateAtom)
  const [isLeaving, setLeaving] = useState(false)

  function leave() {
    if (authState.state !== 'signed-in') return
    setLeaving(true)
    void logOutAnyway(authState.person)
  }

  return (
    <Dialog
      look="alert"
      title="Log out and delete these?"
      description="They exist on this device only, and logging out deletes them. What waits for a connection is sent once there is one, while you stay signed in and Greenroom is open."
      onClose={() => !isLeaving && close()}
      actions={
        <>
          <Button look="danger" busy={isLeaving} onClick={leave}>
            {isLeaving ? 'Logging out...' : 'Delete and log out'}
          </Button>
          <Button look="main" disabled={isLeaving} onClick={close}>
            Stay signed in
          </Button>
        </>
      }
    >
      <ul className="account-list">
        {unsent?.lines.map(({ id, words }) => (
          <li key={id}>{words}</li>
        ))}
      </ul>
    </Dialog>
  )
}
