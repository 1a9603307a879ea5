import { useState } from 'react'
import { useMadeFile } from '../../export/use-made-file.ts'
import { api } from '../../platform/api.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FieldError } from '../../ui/field.tsx'
import { exportFailure } from './account-texts.ts'

/** Browsers save it only right after a tap, so a file that took long waits for another one. */
const labels = { ready: 'Download', writing: 'Preparing...', written: 'Save the file' }

export default function AccountDataDialog({ close }: { close: () => void }) {
  const { writing, give } = useMadeFile()
  const [failure, setFailure] = useState<string | null>(null)
  function download() {
    setFailure(null)
    give('account', accountFile).catch((error) => setFailure(exportFailure(error)))
  }
  return (
    <Dialog
      title="Download my data"
      description="One JSON file with everything we keep about you: your profile, credit history, purchases, the practices you paid for, saved pitches and feedback."
      onClose={close}
      actions={
        <>
          <Button onClick={close}>Close</Button>
          <Button look="main" icon="download" busy={writing.state === 'writing'} onClick={download}>
            {labels[writing.state]}
          </Button>
        </>
      }
    >
      <p className="quiet">
        It holds no resumes, job descriptions, results or other recordings, because we do not keep them. The videos of your saved
        pitches are in your library.
      </p>
      <p role="status">{writing.state === 'written' && 'Your file is ready.'}</p>
      <FieldError id="export-failure" error={failure} />
    </Dialog>
  )
}

async function accountFile(): Promise<File> {
  const account = await (await api.account.export.$get()).json()
  const text = JSON.stringify(account, null, 2)
  return new File([text], 'greenroom-account.json', { type: 'application/json' })
}
