import { useState } from 'react'
import { api } from '../../platform/api.ts'
import { saveFile } from '../../platform/files.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FieldError } from '../../ui/field.tsx'
import { exportFailure } from './account-texts.ts'

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

type Exporting =
  | { state: 'idle'; failure: string | null }
  | { state: 'preparing' }
  /** The file is ready, but browsers save it only right after a tap. */
  | { state: 'ready'; file: File }
  | { state: 'saved' }

async function accountFile(): Promise<File> {
  const account = await (await api.account.export.$get()).json()
  const text = JSON.stringify(account, null, 2)
  return new File([text], 'greenroom-account.json', { type: 'application/json' })
}

function useAccountData() {
  const [exporting, setExporting] = useState<Exporting>({ state: 'idle', failure: null })

  async function save(file: File) {
    const given = await saveFile(file)
    setExporting(given === 'saved' || given === 'shared' ? { state: 'saved' } : { state: 'ready', file })
  }

  async function download() {
    if (exporting.state === 'ready') return save(exporting.file)
    setExporting({ state: 'preparing' })
    try {
      await save(await accountFile())
    } catch (error) {
      setExporting({ state: 'idle', failure: exportFailure(error) })
    }
  }

  return { exporting, download }
}
