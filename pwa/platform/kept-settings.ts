import { atom } from 'jotai'
import { atomWithStorage } from 'jotai/utils'

/** Settings kept on this device, or until the page closes without storage. */
export function keptSettings<Settings extends object>(name: string, usual: Settings) {
  const storedAtom = atomWithStorage<Partial<Settings>>(name, {}, undefined, { getOnInit: true })
  return atom(
    (get): Settings => ({ ...usual, ...get(storedAtom) }),
    (get, set, change: Partial<Settings>) => set(storedAtom, { ...get(storedAtom), ...change }),
  )
}
