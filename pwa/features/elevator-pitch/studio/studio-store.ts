import { atom, getDefaultStore } from 'jotai'
import { pitch } from '../../../../api/contract/limits.ts'
import { createRecorderController, type RecorderController } from '../../../media/recorder/recorder-controller.ts'
import {
  continueRecordingSession,
  discardRecording,
  endRecordingSession,
  type OpenRecordingSession,
  recordingsOf,
  startRecordingSession,
} from '../../../media/recorder/recording-sessions.ts'
import { appOutbox } from '../../../media/uploads/app-outbox.ts'
import type { LocalStore, RecordingSession } from '../../../platform/local-store.ts'
import type { RecordedPitch } from '../recorded-pitch.ts'
import { forgetMended, mended } from './mend-recording.ts'
import { forgetSound } from './sound-of-pitch.ts'

/** The shelf's word for this room. */
export const practiceKind = 'elevator-pitch'
export const recordingLimitMs = pitch.recordingMaxSeconds * 1_000

/** What the studio keeps beside the takes; others keep theirs there too. */
export interface PitchNotes {
  /** Recordings that were chosen as files. */
  fileIds?: readonly string[]
}

const notesOf = (notes: unknown): PitchNotes => (typeof notes === 'object' && notes !== null ? notes : {})

/** The desk of a pitch. It lives as long as the page, also while the person is in another room; the shelf keeps it through a crash. */
export interface Studio {
  uid: string
  localStore: LocalStore
  session: RecordingSession
  controller: RecorderController
  release(): void
}

export const studioAtom = atom<Studio | null>(null)
const store = getDefaultStore()
let opening: Promise<Studio> | null = null

function layOut(localStore: LocalStore, { session, release }: OpenRecordingSession): Studio {
  const controller = createRecorderController({ localStore, session, limitMs: recordingLimitMs })
  const studio = { uid: session.uid, localStore, session, controller, release }
  store.set(studioAtom, studio)
  return studio
}

async function begin(uid: string): Promise<Studio> {
  const { localStore } = await appOutbox()
  return layOut(localStore, await startRecordingSession(localStore, { uid, kind: practiceKind, notes: {} }))
}

/** The studio of this person: the one that is there, else a new one. */
export async function openStudio(uid: string): Promise<Studio> {
  const there = store.get(studioAtom)
  if (there?.uid === uid) return there
  there?.release()
  opening ??= begin(uid).finally(() => {
    opening = null
  })
  return opening
}

/** Goes on with a pitch that a crash or a reload left behind; null when another tab was faster. */
export async function takeUp(localStore: LocalStore, practiceId: string): Promise<Studio | null> {
  const opened = await continueRecordingSession(localStore, practiceId)
  if (!opened) return null
  await closeStudio()
  return layOut(localStore, opened)
}

/** What lies on the shelf as a pitch. */
export async function recordedOn(localStore: LocalStore, recordingId: string): Promise<RecordedPitch | null> {
  const row = await localStore.get('recordings', recordingId)
  if (!row) return null
  const { fileIds = [] } = notesOf((await localStore.get('practices', row.practiceId))?.notes)
  const from = fileIds.includes(recordingId) ? 'file' : 'recorded'
  const { practiceId, kind, type: contentType } = row
  return { practiceId, recordingId, kind, from, contentType, durationSeconds: row.lengthMs > 0 ? row.lengthMs / 1_000 : null }
}

/** This recording is a chosen file: it stays byte by byte as it was. */
export async function noteFile(localStore: LocalStore, practiceId: string, recordingId: string): Promise<void> {
  await localStore.change('practices', practiceId, (row) => {
    const notes = notesOf(row.notes)
    return { ...row, notes: { ...notes, fileIds: [...(notes.fileIds ?? []), recordingId] } }
  })
}

/** Recordings that still wait for a connection: they must not go with a new take. */
async function waitingIds(localStore: LocalStore): Promise<Set<string | null>> {
  const jobs = (await localStore.all('jobs')).filter(({ state, discarded }) => state !== 'delivered' && !discarded)
  return new Set(jobs.map(({ recordingId }) => recordingId))
}

/** A take goes, only after the person said so. One that still waits to be sent stays on the shelf until then; the next has a desk of its own. */
export async function discardPitch({ recordingId, practiceId }: Pick<RecordedPitch, 'recordingId' | 'practiceId'>) {
  const { localStore } = await appOutbox()
  await mended(recordingId)
  forgetMended(recordingId)
  forgetSound(recordingId)
  const sounds = (await recordingsOf(localStore, practiceId)).filter(({ soundOf }) => soundOf === recordingId)
  const waiting = await waitingIds(localStore)
  if ([recordingId, ...sounds.map(({ id }) => id)].some((id) => waiting.has(id))) return closeStudio()
  const studio = store.get(studioAtom)
  studio?.controller.clear()
  await discardRecording(localStore, recordingId)
}

/** The pitch is done with (saved, or started over): what no job waits for goes from this device. */
export async function forgetPitch(): Promise<void> {
  const studio = store.get(studioAtom)
  if (!studio) return
  const takes = await recordingsOf(studio.localStore, studio.session.id)
  for (const { id, soundOf } of takes)
    if (soundOf === null) await discardPitch({ recordingId: id, practiceId: studio.session.id })
  await closeStudio()
}

/** Lets go of the practice; what is undelivered stays. */
async function closeStudio() {
  const studio = store.get(studioAtom)
  store.set(studioAtom, null)
  if (!studio) return
  await studio.controller.stop()
  await endRecordingSession(studio.localStore, studio.session.id, 'keep')
  studio.release()
}
