import { getDefaultStore } from 'jotai'
import { whenNotRunning } from '../../generation/when-not-running.ts'
import { type LeftBehind, recordingLine } from '../../media/recorder/left-behind.ts'
import { abandonedSessions, endRecordingSession, unfinishedSessions } from '../../media/recorder/recording-sessions.ts'
import { unfinished } from '../../media/recorder/recording-texts.ts'
import { appOutbox } from '../../media/uploads/app-outbox.ts'
import { configAtom } from '../../session/auth/session.ts'
import { spokenResumeAtom } from './spoken-resume-generation.ts'
import { continueSpeaking, kind, speakingAtom } from './takes.ts'
import { editedAtom } from './use-generate.ts'

const store = getDefaultStore()

/** Recordings of this feature that no living tab owns. What was opened and left without a word goes silently. */
export async function findLeftBehind(uid: string): Promise<LeftBehind | null> {
  const { localStore } = await appOutbox()
  const abandoned = (await abandonedSessions(localStore, uid)).filter((row) => row.kind === kind)
  if (abandoned.length === 0) return null
  const left = (await unfinishedSessions(localStore, uid)).filter(({ session }) => session.kind === kind)
  const isLeft = (id: string) => left.some(({ session }) => session.id === id)
  for (const { id } of abandoned) if (!isLeft(id)) await endRecordingSession(localStore, id, 'keep')
  const newest = left.sort((one, other) => other.session.startedAtMs - one.session.startedAtMs)[0]
  if (!newest) return null
  await whenNotRunning(spokenResumeAtom)
  const isUnderWay = (store.get(speakingAtom)?.takes.length ?? 0) > 0 || store.get(editedAtom) !== null
  if (isUnderWay) return null
  const { session, recordings } = newest
  const transcription = () => store.get(configAtom)?.transcription ?? null
  return {
    ...{ localStore, session, recording: recordings.at(-1) ?? null, isOver: false },
    ...{ feature: 'Voice-to-Resume Generator', path: '/voice-to-resume' },
    title: unfinished.title,
    line: recordings.map(recordingLine).join(' · '),
    resume: async () => (await continueSpeaking(localStore, session.id, transcription())) !== null,
    discard: () => endRecordingSession(localStore, session.id, 'delete'),
  }
}
