import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { userAtom } from '../auth/auth-state.ts'
import { logOutAnyway, unsentAtom } from '../auth/log-out.ts'

export default function LogOutDialog({ close }: { close: () => void }) {
  const unsent = useAtomValue(unsentAtom)
  const user = useAtomValue(userAtom)
  const [isLeaving, setLeaving] = useState(false)

  const waits = unsent.some(({ isSent }) => isSent)
    ? ' If you stay signed in and keep Greenroom open, what waits is sent as soon as there is a connection.'
    : ''

  function leave() {
    if (!user) return
    setLeaving(true)
    void logOutAnyway(user)
  }

  return (
    <ConfirmDialog
      title="Log out and delete these?"
      description={`They exist on this device only, and logging out deletes them.${waits}`}
      confirm={isLeaving ? 'Logging out...' : 'Delete and log out'}
      onConfirm={leave}
      keep="Stay signed in"
      onKeep={close}
      busy={isLeaving}
    >
      <ul className="bullets">
        {unsent.map(({ id, words }) => (
          <li key={id}>{words}</li>
        ))}
      </ul>
    </ConfirmDialog>
  )
}
