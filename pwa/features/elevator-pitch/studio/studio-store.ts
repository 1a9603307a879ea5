import { getDefaultStore } from 'jotai'
import { pitch } from '../../../../api/contract/limits.ts'
import { createRecorderController } from '../../../media/recorder/recorder-controller.ts'
import {
  continueRecordingSession,
  discardRecording,
  endRecordingSession,
  type OpenRecordingSession,
  recordingsOf,
  soundBeside,
  startRecordingSession,
} from '../../../media/recorder/recording-sessions.ts'
import { appOutbox } from '../../../media/uploads/app-outbox.ts'
import type { LocalStore } from '../../../platform/local-store.ts'
import type { RecordedPitch } from '../recorded-pitch.ts'
import { forgetMended, mended } from './mend-recording.ts'
import { forgetSound } from './sound-of-pitch.ts'
import { type Studio, studioAtom } from './studio-atom.ts'

export const sessionKind = 'elevator-pitch'
export const recordingLimitMs = pitch.recordingMaxSeconds * 1_000

export interface PitchNotes {
  fileIds?: readonly string[]
}

const notesOf = (notes: unknown): PitchNotes => (typeof notes === 'object' && notes !== null ? notes : {})

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
  const { fileIds = [] } = notesOf((await localStore.get('practices', row.practiceId))?.notes)
  const from = fileIds.includes(recordingId) ? 'file' : 'recorded'
  const { practiceId, kind, type: contentType } = row
  return { practiceId, recordingId, kind, from, contentType, durationSeconds: row.lengthMs > 0 ? row.lengthMs / 1_000 : null }
}

export async function noteFile(localStore: LocalStore, practiceId: string, recordingId: string): Promise<void> {
  await localStore.change('practices', practiceId, (row) => {
    const notes = notesOf(row.notes)
    return { ...row, notes: { ...notes, fileIds: [...(notes.fileIds ?? []), recordingId] } }
  })
}

/** A new take must not delete recordings that still wait to be sent. */
async function waitingIds(localStore: LocalStore): Promise<Set<string | null>> {
  const jobs = (await localStore.all('jobs')).filter(({ state, discarded }) => state !== 'delivered' && !discarded)
  return new Set(jobs.map(({ recordingId }) => recordingId))
}

/** After the user confirmed. A take waiting to be sent is kept, and the next one gets a new studio. */
export async function discardPitch(recordingId: string) {
  const { localStore } = await appOutbox()
  await mended(recordingId)
  forgetMended(recordingId)
  forgetSound(recordingId)
  const sound = await soundBeside(localStore, recordingId)
  const waiting = await waitingIds(localStore)
  if (waiting.has(recordingId) || (sound && waiting.has(sound.id))) return closeStudio()
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
