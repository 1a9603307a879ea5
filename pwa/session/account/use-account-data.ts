import { useState } from 'react'
import { api } from '../../platform/api.ts'
import { saveFile } from '../../platform/files.ts'
import { exportFailure } from './account-texts.ts'

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

export function useAccountData() {
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
