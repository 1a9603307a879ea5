import { getDefaultStore } from 'jotai'
import { whenNotRunning } from '../../generation/create-generation.ts'
import { type Found, recordingLine } from '../../media/recorder/left-behind.ts'
import {
  abandonedSessions,
  endRecordingSession,
  type Unfinished,
  unfinishedSessions,
} from '../../media/recorder/recording-sessions.ts'
import { unfinished } from '../../media/recorder/recording-texts.ts'
import { appOutbox } from '../../media/uploads/app-outbox.ts'
import type { LocalStore } from '../../platform/local-store.ts'
import { takeOrderBack } from './pitch-order.ts'
import { recordedAtom, stepAtom } from './pitch-store.ts'
import type { RecordedPitch } from './recorded-pitch.ts'
import { reviewGenerationAtom } from './review-generation.ts'
import { scriptGenerationAtom } from './script-generation.ts'
import { mendRecording } from './studio/mend-recording.ts'
import { stageAtom } from './studio/studio-atom.ts'
import { continueStudio, recordedOn, sessionKind } from './studio/studio-store.ts'

const store = getDefaultStore()

export async function findLeftBehind(uid: string): Promise<Found | null> {
  const found = await findUnfinished(uid)
  if (!found) return null
  // Paid results still on their way come first.
  await Promise.all([whenNotRunning(scriptGenerationAtom), whenNotRunning(reviewGenerationAtom)])
  if (store.get(recordedAtom) || store.get(stageAtom)) return null
  const { localStore } = found
  const { session, recordings } = found.unfinished
  return {
    ...{ localStore, session, recording: recordings.at(-1) ?? null, isOver: false },
    title: unfinished.title,
    line: recordings.map(recordingLine).join(' · '),
    resume: () => continueWithTexts(found),
    discard: () => endRecordingSession(localStore, session.id, 'delete'),
  }
}

export async function continueWithTexts(found: UnfinishedPitches): Promise<boolean> {
  const recorded = await continuePitch(found)
  if (!recorded) return false
  // Texts first: the screen offers them as soon as it shows the recording.
  await takeOrderBack(found.localStore, recorded.practiceId)
  store.set(recordedAtom, recorded)
  if (store.get(stepAtom) !== 'feedback') store.set(stepAtom, 'recording')
  return true
}

interface UnfinishedPitches {
  localStore: LocalStore
  unfinished: Unfinished
}

/** The newest pitch left behind by a crash, a reload or a closed tab. One that only waits to be sent is not offered; empty sessions end. */
async function findUnfinished(uid: string): Promise<UnfinishedPitches | null> {
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

async function continuePitch({ localStore, unfinished }: UnfinishedPitches): Promise<RecordedPitch | null> {
  const last = unfinished.recordings.at(-1)
  const studio = last && (await continueStudio(localStore, unfinished.session.id))
  if (!studio) return null
  const recorded = await recordedOn(localStore, last.id)
  if (recorded?.from !== 'recorded') return recorded
  await mendRecording(localStore, last.id)
  return recordedOn(localStore, last.id)
}
