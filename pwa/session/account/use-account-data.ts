import { useState } from 'react'
import { api } from '../../platform/api.ts'
import { saveFile } from '../../platform/files.ts'
import { exportFailure } from './account-texts.ts'

type Exporting =
  | { state: 'asking'; failure: string | null }
  | { state: 'preparing' }
  /** Made, but this browser shares files only right after a tap. */
  | { state: 'ready'; file: File }
  | { state: 'saved' }

/** Everything that is kept about the person, as a file that people and programs can read. */
async function accountFile(): Promise<File> {
  const account = await (await api.account.export.$get()).json()
  const text = JSON.stringify(account, null, 2)
  return new File([text], 'greenroom-account.json', { type: 'application/json' })
}

/** The export of one's own data: how far it is, and what its button does. */
export function useAccountData() {
  const [exporting, setExporting] = useState<Exporting>({ state: 'asking', failure: null })

  async function save(file: File) {
    const given = await saveFile(file)
    setExporting(given === 'saved' || given === 'shared' ? { state: 'saved' } : { state: 'ready', file })
  }

  async function go() {
    if (exporting.state === 'ready') return save(exporting.file)
    setExporting({ state: 'preparing' })
    try {
      await save(await accountFile())
    } catch (error) {
      setExporting({ state: 'asking', failure: exportFailure(error) })
    }
  }

  return { exporting, go }
}
