import { useAtomValue } from 'jotai'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { userAtom } from '../auth/auth-state.ts'
import { stopKeepingScores } from '../own-scores.ts'

export default function StopScoresDialog({ close }: { close: () => void }) {
  const user = useAtomValue(userAtom)
  function stop() {
    if (user) void stopKeepingScores(user.uid)
    close()
  }
  return (
    <ConfirmDialog
      title="Stop keeping your scores?"
      description="Your list of scores on this device is deleted. This cannot be undone. To keep a copy, export it on home first."
      confirm="Delete and stop"
      onConfirm={stop}
      keep="Keep them"
      onKeep={close}
    />
  )
}
