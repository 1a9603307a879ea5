import { useState } from 'react'
import { FileButton } from '../../export/file-button.tsx'
import { api } from '../../platform/api.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FieldError } from '../../ui/field.tsx'
import { exportFailure } from './account-texts.ts'

export default function AccountDataDialog({ close }: { close: () => void }) {
  const [failure, setFailure] = useState<string | null>(null)
  const make = () => {
    setFailure(null)
    return accountFile()
  }
  return (
    <Dialog
      title="Download my data"
      description="One JSON file with everything we keep about you: your profile, credit history, purchases, the practices you paid for, saved pitches and feedback."
      onClose={close}
      actions={
        <>
          <Button onClick={close}>Close</Button>
          <FileButton
            look="main"
            make={make}
            onFailed={(error) => setFailure(exportFailure(error))}
            writing="Preparing..."
            written="Your file is ready: save it"
          >
            Download
          </FileButton>
        </>
      }
    >
      <p className="quiet">
        It holds no resumes, job descriptions, results or other recordings, because we do not keep them. The videos of your saved
        pitches are in your library.
      </p>
      <FieldError id="export-failure" error={failure} />
    </Dialog>
  )
}

async function accountFile(): Promise<File> {
  const account = await (await api.account.export.$get()).json()
  const text = JSON.stringify(account, null, 2)
  return new File([text], 'greenroom-account.json', { type: 'application/json' })
}
