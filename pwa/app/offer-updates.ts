import { atom, getDefaultStore } from 'jotai'
import { whenNoTabRecords } from '../media/recorder/recording-now.ts'
import { watchForUpdates } from '../platform/updates.ts'

export const updateAtom = atom<{ apply: () => void } | null>(null)

/** Neither the offer nor the switch may interrupt a recording in any tab. */
export async function offerUpdates() {
  await watchForUpdates((apply) =>
    whenNoTabRecords().then(() => getDefaultStore().set(updateAtom, { apply: () => void whenNoTabRecords().then(apply) })),
  )
}
