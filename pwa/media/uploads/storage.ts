import { atom, useAtomValue } from 'jotai'
import type { LocalStore } from '../../platform/local-store.ts'

/** Where this browser lets us store recordings and jobs; known once the outbox is open, soon after the start. */
export const storageAtom = atom<LocalStore['keeps']>('on-this-device')

/** For sentences that say where a recording is. */
export const useStorage = (): LocalStore['keeps'] => useAtomValue(storageAtom)
