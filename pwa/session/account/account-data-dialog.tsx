import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FieldError } from '../../ui/field.tsx'
import { useAccountData } from './use-account-data.ts'

const labels = { idle: 'Download', preparing: 'Preparing...', ready: 'Save the file', saved: 'Download again' }

export default function AccountDataDialog({ close }: { close: () => void }) {
  const { exporting, download } = useAccountData()
  return (
    <Dialog
      title="Download my data"
      description="One JSON file with everything we keep about you: your profile, credit history, purchases, the practices you paid for, saved pitches and feedback."
      onClose={close}
      actions={
        <>
          <Button onClick={close}>Close</Button>
          <Button look="main" icon="download" busy={exporting.state === 'preparing'} onClick={() => void download()}>
            {labels[exporting.state]}
          </Button>
        </>
      }
    >
      <p className="quiet">
        It holds no resumes, job descriptions, results or other recordings, because we do not keep them. The videos of your saved
        pitches are in your library.
      </p>
      <p role="status">
        {exporting.state === 'ready' && 'Your file is ready.'}
        {exporting.state === 'saved' && 'Your file is saved as greenroom-account.json.'}
      </p>
      {exporting.state === 'idle' && <FieldError id="export-failure" error={exporting.failure} />}
    </Dialog>
  )
}
