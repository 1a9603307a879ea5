import { getDefaultStore } from 'jotai'
import { whenNotRunning } from '../../generation/create-generation.ts'
import { type Found, newestUnsent } from '../../media/recorder/left-behind.ts'
import { appOutbox } from '../../media/uploads/app-outbox.ts'
import { continueSpeaking, kind, speakingAtom } from './takes.ts'
import { editedAtom, spokenResumeGeneration } from './use-generate.ts'

const store = getDefaultStore()

export async function findLeftBehind(uid: string): Promise<Found | null> {
  const { localStore } = await appOutbox()
  const left = await newestUnsent(localStore, uid, kind)
  if (!left) return null
  await whenNotRunning(spokenResumeGeneration.generationAtom)
  const isUnderWay = (store.get(speakingAtom)?.takes.length ?? 0) > 0 || store.get(editedAtom) !== null
  if (isUnderWay) return null
  return {
    ...left,
    resume: async () => (await continueSpeaking(localStore, left.session.id)) !== null,
  }
}
