import { atom, getDefaultStore } from 'jotai'
import { whenNobodyRecords } from '../media/recorder/recording-now.ts'
import { watchForUpdates } from '../platform/updates.ts'

/** How to switch to the new version, or null while there is none. */
export const updateAtom = atom<{ apply: () => void } | null>(null)

/** Neither the offer nor the switch may interrupt a recording, in this tab or another. */
export async function offerUpdates() {
  await watchForUpdates((apply) =>
    whenNobodyRecords().then(() => getDefaultStore().set(updateAtom, { apply: () => void whenNobodyRecords().then(apply) })),
  )
}
