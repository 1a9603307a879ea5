import { getDefaultStore } from 'jotai'
import { whenNotRunning } from '../../generation/create-generation.ts'
import { type Found, newestUnsent } from '../../media/recorder/left-behind.ts'
import { appOutbox } from '../../media/uploads/app-outbox.ts'
import type { LocalStore, RecordingRow } from '../../platform/local-store.ts'
import { takeOrderBack } from './pitch-order.ts'
import { recordedAtom, stepAtom } from './pitch-store.ts'
import { reviewGenerationAtom } from './review-generation.ts'
import { scriptGenerationAtom } from './script-generation.ts'
import { continueStudio, sessionKind, stageAtom, waitingIds } from './studio/studio-store.ts'

const store = getDefaultStore()

/** The newest pitch left behind by a crash, a reload or a closed tab. One that only waits to be sent is not offered. */
export async function findLeftBehind(uid: string): Promise<Found | null> {
  const { localStore } = await appOutbox()
  const waiting = await waitingIds(localStore)
  const left = await newestUnsent(localStore, uid, sessionKind, ({ id }) => !waiting.has(id))
  if (!left) return null
  // Paid results still on their way come first.
  await Promise.all([whenNotRunning(scriptGenerationAtom), whenNotRunning(reviewGenerationAtom)])
  if (store.get(recordedAtom) || store.get(stageAtom)) return null
  return { ...left, resume: () => continueWithTexts(localStore, left.recording) }
}

export async function continueWithTexts(localStore: LocalStore, { id, practiceId }: RecordingRow): Promise<boolean> {
  if (!(await continueStudio(localStore, practiceId))) return false
  const recorded = await localStore.get('recordings', id)
  if (!recorded) return false
  // Texts first: the screen offers them as soon as it shows the recording.
  await takeOrderBack(localStore, practiceId)
  store.set(recordedAtom, recorded)
  if (store.get(stepAtom) !== 'feedback') store.set(stepAtom, 'recording')
  return true
}
