import { atom, useAtomValue } from 'jotai'
import type { LocalStore } from '../../platform/local-store.ts'

/** Known once the outbox is open, soon after the start. */
export const storageAtom = atom<LocalStore['keeps']>('on-this-device')

export const useStorage = (): LocalStore['keeps'] => useAtomValue(storageAtom)
