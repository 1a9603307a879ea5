import { getDefaultStore } from 'jotai'
import { pitch } from '../../../../api/contract/limits.ts'
import { createRecorderController } from '../../../media/recorder/recorder-controller.ts'
import {
  continueRecordingSession,
  discardRecording,
  endRecordingSession,
  type OpenRecordingSession,
  recordingsOf,
  startRecordingSession,
} from '../../../media/recorder/recording-sessions.ts'
import { appOutbox } from '../../../media/uploads/app-outbox.ts'
import type { LocalStore } from '../../../platform/local-store.ts'
import type { RecordedPitch } from '../recorded-pitch.ts'
import { forgetMended, mended } from './mend-recording.ts'
import { forgetSound } from './sound-of-pitch.ts'
import { type Studio, studioAtom } from './studio-atom.ts'
import { studioTexts } from './studio-texts.ts'

export const sessionKind = 'elevator-pitch'
export const recordingLimitMs = pitch.recordingMaxSeconds * 1_000

const store = getDefaultStore()
let opening: Promise<Studio> | null = null

function openWith(localStore: LocalStore, { session, release }: OpenRecordingSession): Studio {
  const controller = createRecorderController({ localStore, session, limitMs: recordingLimitMs })
  const studio = { uid: session.uid, localStore, session, controller, release }
  store.set(studioAtom, studio)
  return studio
}

async function begin(uid: string): Promise<Studio> {
  const { localStore } = await appOutbox()
  return openWith(localStore, await startRecordingSession(localStore, { uid, kind: sessionKind, notes: {} }))
}

export async function openStudio(uid: string): Promise<Studio> {
  const current = store.get(studioAtom)
  if (current?.uid === uid) return current
  current?.release()
  opening ??= begin(uid).finally(() => {
    opening = null
  })
  return opening
}

export async function continueStudio(localStore: LocalStore, practiceId: string): Promise<Studio | null> {
  const opened = await continueRecordingSession(localStore, practiceId)
  if (!opened) return null
  await closeStudio()
  return openWith(localStore, opened)
}

export async function recordedOn(localStore: LocalStore, recordingId: string): Promise<RecordedPitch | null> {
  const row = await localStore.get('recordings', recordingId)
  if (!row) return null
  const { practiceId, kind, label, type: contentType } = row
  const from = label === studioTexts.fileLabel ? 'file' : 'recorded'
  return { practiceId, recordingId, kind, from, contentType, durationSeconds: row.lengthMs > 0 ? row.lengthMs / 1_000 : null }
}

/** Recordings that still wait to be sent, or their sound does: no new take deletes them. */
export async function waitingIds(localStore: LocalStore): Promise<ReadonlySet<string | null>> {
  const jobs = (await localStore.all('jobs')).filter(({ state, discarded }) => state !== 'delivered' && !discarded)
  const sounds = new Map((await localStore.all('recordings')).map(({ id, soundOf }) => [id, soundOf]))
  return new Set(jobs.flatMap(({ recordingId }) => [recordingId, sounds.get(recordingId ?? '') ?? null]))
}

/** After the user confirmed. A take waiting to be sent is kept, and the next one gets a new studio. */
export async function discardPitch(recordingId: string) {
  const { localStore } = await appOutbox()
  await mended(recordingId)
  forgetMended(recordingId)
  forgetSound(recordingId)
  if ((await waitingIds(localStore)).has(recordingId)) return closeStudio()
  store.get(studioAtom)?.controller.clear()
  await discardRecording(localStore, recordingId)
}

/** The pitch is saved or started over: deletes everything no job needs. */
export async function forgetPitch(): Promise<void> {
  const studio = store.get(studioAtom)
  if (!studio) return
  const takes = await recordingsOf(studio.localStore, studio.session.id)
  for (const { id, soundOf } of takes) if (soundOf === null) await discardPitch(id)
  await closeStudio()
}

async function closeStudio() {
  const studio = store.get(studioAtom)
  store.set(studioAtom, null)
  if (!studio) return
  await studio.controller.stop()
  await endRecordingSession(studio.localStore, studio.session.id, 'keep')
  studio.release()
}
