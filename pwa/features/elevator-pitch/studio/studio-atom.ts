import { atom } from 'jotai'
import type { RecorderController } from '../../../media/recorder/recorder-controller.ts'
import type { LocalStore, MediaKind, RecordingSession } from '../../../platform/local-store.ts'

/** Lives as long as the page, also on other screens; the local store keeps it through a crash. */
export interface Studio {
  uid: string
  localStore: LocalStore
  session: RecordingSession
  controller: RecorderController
  release(): void
}

export const studioAtom = atom<Studio | null>(null)

export const stageAtom = atom<{ wants: MediaKind } | null>(null)
