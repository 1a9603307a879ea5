import {
  abandonedSessions,
  endRecordingSession,
  type Unfinished,
  unfinishedSessions,
} from '../../../media/recorder/recording-sessions.ts'
import { appOutbox } from '../../../media/uploads/app-outbox.ts'
import type { LocalStore } from '../../../platform/local-store.ts'
import type { RecordedPitch } from '../recorded-pitch.ts'
import { mendRecording } from './mend-recording.ts'
import { continueStudio, recordedOn, sessionKind } from './studio-store.ts'

export interface UnfinishedPitches {
  localStore: LocalStore
  unfinished: Unfinished
}

/**
 * The newest pitch that a crash, a reload or a closed tab has left behind; null when there is none. One that only waits to be sent is not
 * offered. Sessions with nothing to continue are ended.
 */
export async function findUnfinished(uid: string): Promise<UnfinishedPitches | null> {
  const { localStore } = await appOutbox()
  const jobs = (await localStore.all('jobs')).filter(({ state, discarded }) => state !== 'delivered' && !discarded)
  const sounds = new Map((await localStore.all('recordings')).map(({ id, soundOf }) => [id, soundOf]))
  const waitingIds = new Set(jobs.flatMap(({ recordingId }) => [recordingId, sounds.get(recordingId ?? '') ?? null]))
  const left = (await unfinishedSessions(localStore, uid)).filter(({ session }) => session.kind === sessionKind)
  const offered = left
    .map(({ session, recordings }) => ({ session, recordings: recordings.filter(({ id }) => !waitingIds.has(id)) }))
    .filter(({ recordings }) => recordings.length > 0)
    .sort((one, other) => other.session.startedAtMs - one.session.startedAtMs)
  if (offered[0]) return { localStore, unfinished: offered[0] }
  const abandoned = (await abandonedSessions(localStore, uid)).filter(({ kind }) => kind === sessionKind)
  for (const { id } of abandoned) await endRecordingSession(localStore, id, 'keep')
  return null
}

/** Takes it over into this tab; null when another tab was faster. */
export async function continuePitch({ localStore, unfinished }: UnfinishedPitches): Promise<RecordedPitch | null> {
  const last = unfinished.recordings.at(-1)
  const studio = last && (await continueStudio(localStore, unfinished.session.id))
  if (!studio) return null
  const recorded = await recordedOn(localStore, last.id)
  if (recorded?.from !== 'recorded') return recorded
  await mendRecording(localStore, last.id)
  return recordedOn(localStore, last.id)
}
