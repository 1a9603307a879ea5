import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { whereItIs } from '../recorder/recording-texts.ts'
import type { InterviewRunner } from './interview-runner.ts'

interface LeaveDialogProps {
  runner: InterviewRunner
  onStay: () => void
  onLeave: () => void
}

export function LeaveDialog({ runner, onStay, onLeave }: LeaveDialogProps) {
  const { keeps } = runner.controller.view.get()
  return (
    <ConfirmDialog
      title="Leave the interview for now?"
      description={`What you are recording stops and counts as your answer. Your answers are ${whereItIs[keeps]}, and this question waits for you.`}
      confirm="Leave for now"
      look="plain"
      onConfirm={() => void runner.rest().then(onLeave)}
      keep="Stay"
      onKeep={onStay}
    />
  )
}
