import { atom, useAtomValue } from 'jotai'
import type { LocalStore } from '../../platform/local-store.ts'

/** Where this browser lets recordings and jobs lie; known as soon as the outbox is open, which is soon after the start. */
export const storageAtom = atom<LocalStore['keeps']>('on-this-device')

/** For every sentence that says where a recording is. */
export const useStorage = (): LocalStore['keeps'] => useAtomValue(storageAtom)
