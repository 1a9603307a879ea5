import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'

interface ReplaceDialogProps {
  title: string
  /** What is lost, and what the new one takes. */
  description: string
  /** On the button that goes on. */
  goOn: string
  /** On the button that keeps things as they are. */
  keep: string
  onGoOn: () => void
  onKeep: () => void
}

/** Before what was paid for and not saved is replaced. */
export function ReplaceDialog({ title, description, goOn, keep, onGoOn, onKeep }: ReplaceDialogProps) {
  return (
    <Dialog
      look="alert"
      title={title}
      description={description}
      onClose={onKeep}
      actions={
        <>
          <Button onClick={onKeep}>{keep}</Button>
          <Button look="main" onClick={onGoOn}>
            {goOn}
          </Button>
        </>
      }
    />
  )
}
