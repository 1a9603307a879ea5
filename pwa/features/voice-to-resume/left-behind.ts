import { getDefaultStore } from 'jotai'
import { whenNotRunning } from '../../generation/create-generation.ts'
import { type Found, recordingLine } from '../../media/recorder/left-behind.ts'
import { newestLeft, undeliveredOf } from '../../media/recorder/recording-sessions.ts'
import { unfinished } from '../../media/recorder/recording-texts.ts'
import { appOutbox } from '../../media/uploads/app-outbox.ts'
import type { RecordingSession } from '../../platform/local-store.ts'
import { configAtom } from '../../session/auth/session.ts'
import { continueSpeaking, kind, speakingAtom } from './takes.ts'
import { editedAtom, spokenResumeGeneration } from './use-generate.ts'

const store = getDefaultStore()

export async function findLeftBehind(uid: string): Promise<Found | null> {
  const { localStore } = await appOutbox()
  const read = async ({ id }: RecordingSession) => {
    const recordings = await undeliveredOf(localStore, id)
    return recordings.length > 0 ? recordings : null
  }
  const newest = await newestLeft(localStore, uid, { kind, read, endEmpty: 'keep' })
  if (!newest) return null
  await whenNotRunning(spokenResumeGeneration.generationAtom)
  const isUnderWay = (store.get(speakingAtom)?.takes.length ?? 0) > 0 || store.get(editedAtom) !== null
  if (isUnderWay) return null
  const { session, content: recordings } = newest
  const transcription = () => store.get(configAtom)?.transcription ?? null
  return {
    ...{ session, recording: recordings.at(-1) ?? null, isOver: false },
    title: unfinished.title,
    line: recordings.map(recordingLine).join(' · '),
    resume: async () => (await continueSpeaking(localStore, session.id, transcription())) !== null,
  }
}
