import { Bullets } from '../../ui/bullets.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'

const steps: readonly string[] = [
  'Tap Share, the square with an arrow pointing up.',
  "Scroll down and tap 'Add to Home Screen'.",
  "Tap 'Add'. Greenroom then appears on your home screen.",
]

export default function InstallDialog({ close }: { close: () => void }) {
  return (
    <Dialog
      title="Install app"
      description="Once installed, Greenroom opens like any other app, in its own window."
      onClose={close}
      actions={
        <Button look="main" onClick={close}>
          Got it
        </Button>
      }
    >
      <Bullets ordered lines={steps} />
    </Dialog>
  )
}
