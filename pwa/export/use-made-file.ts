import { useState } from 'react'
import type { Given } from '../platform/files.ts'
import { saveWithToast } from './save-with-toast.ts'

export type Writing<Kind extends string> =
  | { state: 'ready' }
  | { state: 'writing'; kind: Kind }
  | { state: 'written'; kind: Kind; file: File; of: unknown }

/** Makes a file and hands it over, or keeps it for another tap. @param of a file made of something else is outdated */
export function useMadeFile<Kind extends string>(of?: unknown) {
  const [made, setMade] = useState<Writing<Kind>>({ state: 'ready' })
  const writing: Writing<Kind> = made.state === 'written' && made.of !== of ? { state: 'ready' } : made

  /** Resolves to whether the user has it. @throws what `make` throws */
  async function give(kind: Kind, make: () => Promise<File>, hand: (file: File) => Promise<Given> = saveWithToast) {
    const kept = writing.state === 'written' && writing.kind === kind ? writing.file : null
    if (!kept) setMade({ state: 'writing', kind })
    let next: Writing<Kind> = { state: 'ready' }
    try {
      const file = kept ?? (await make())
      const given = await hand(file)
      if (given === 'needs-another-tap') next = { state: 'written', kind, file, of }
      return given === 'saved' || given === 'shared'
    } finally {
      setMade(next)
    }
  }

  return { writing, give }
}
