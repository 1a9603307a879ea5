import { whereItIs } from '../../media/recorder/recording-texts.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import type { Interview } from './interview.ts'

interface LeaveDialogProps {
  interview: Interview
  onStay: () => void
  onLeave: () => void
}

/** Shown before the stage is left: nothing is lost, and nothing ends. */
export function LeaveDialog({ interview: { runner, localStore }, onStay, onLeave }: LeaveDialogProps) {
  return (
    <Dialog
      look="alert"
      title="Leave the interview for now?"
      description={`What you are recording stops and counts as your answer. Your answers are ${whereItIs[localStore.keeps]}, and this question waits for you.`}
      onClose={onStay}
      actions={
        <>
          <Button onClick={() => void runner.rest().then(onLeave)}>Leave for now</Button>
          <Button look="main" onClick={onStay}>
            Stay
          </Button>
        </>
      }
    />
  )
}
