import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'

const steps: readonly string[] = [
  'Tap Share, the square with an arrow at the edge of the screen.',
  "Scroll down and tap 'Add to Home Screen'.",
  "Tap 'Add'. Greenroom then stands among your apps.",
]

/** Safari makes no offer to install, so people are told how. */
export default function InstallDialog({ close }: { close: () => void }) {
  return (
    <Dialog
      title="Install app"
      description="Greenroom opens like any other app then, in a window of its own."
      onClose={close}
      actions={
        <Button look="main" onClick={close}>
          Got it
        </Button>
      }
    >
      <ol className="account-list">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </Dialog>
  )
}
