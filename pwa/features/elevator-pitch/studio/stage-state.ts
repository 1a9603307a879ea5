import { atom } from 'jotai'
import type { MediaKind } from '../../../platform/local-store.ts'

/** What the open stage is for; null while it is closed. */
export const stageAtom = atom<{ wants: MediaKind } | null>(null)
