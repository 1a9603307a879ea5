import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FieldError } from '../../ui/field.tsx'
import { useAccountData } from './use-account-data.ts'

const words = { asking: 'Download', preparing: 'Preparing...', ready: 'Save the file', saved: 'Download again' }

/** Gives people everything that is kept about them, as a file. */
export default function AccountDataDialog({ close }: { close: () => void }) {
  const { exporting, go } = useAccountData()
  return (
    <Dialog
      title="Download my data"
      description="One file (JSON) with everything we keep about you: profile, credit history, purchases, which practices you paid for, saved pitches and feedback."
      onClose={close}
      actions={
        <>
          <Button onClick={close}>Close</Button>
          <Button look="main" icon="download" busy={exporting.state === 'preparing'} onClick={() => void go()}>
            {words[exporting.state]}
          </Button>
        </>
      }
    >
      <p className="quiet">
        Resumes, job descriptions, other recordings and results are not in it: we do not keep them. The videos of saved pitches
        are in your library.
      </p>
      <p role="status">
        {exporting.state === 'ready' && 'Your file is ready.'}
        {exporting.state === 'saved' && 'Your file is saved as greenroom-account.json.'}
      </p>
      {exporting.state === 'asking' && <FieldError id="export-failure" error={exporting.failure} />}
    </Dialog>
  )
}
