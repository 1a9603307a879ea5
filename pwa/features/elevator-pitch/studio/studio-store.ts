import { atom, getDefaultStore } from 'jotai'
import { pitch } from '../../../../api/contract/limits.ts'
import { openCaptions } from '../../../answer-review/live-captions.ts'
import type { Recorder } from '../../../media/recorder/recorder.ts'
import { createRecorderController, type RecorderController } from '../../../media/recorder/recorder-controller.ts'
import {
  continueRecordingSession,
  discardRecording,
  endRecordingSession,
  type OpenRecordingSession,
  recordingsOf,
  startRecordingSession,
} from '../../../media/recorder/recording-sessions.ts'
import { startFailed } from '../../../media/recorder/recording-texts.ts'
import { appOutbox } from '../../../media/uploads/app-outbox.ts'
import type { LocalStore, MediaKind, RecordingRow } from '../../../platform/local-store.ts'
import { userAtom } from '../../../session/auth/auth-state.ts'
import { configAtom } from '../../../session/auth/session.ts'
import { toast } from '../../../ui/toast.ts'
import { keepOrder } from '../pitch-order.ts'
import { recordedAtom, saidAtom } from '../pitch-store.ts'
import { reviewGeneration } from '../review-generation.ts'
import { endingNote, takeLabel } from './studio-texts.ts'
import { forgetSound, soundOfPitch } from './take-file.ts'

/** Lives as long as the page, also on other screens; the local store keeps it through a crash. */
export interface Studio extends OpenRecordingSession {
  localStore: LocalStore
  controller: RecorderController
}

type Completed = Recorder & { state: 'completed' }

export const studioAtom = atom<Studio | null>(null)

export const stageAtom = atom<{ wants: MediaKind } | null>(null)

export const sessionKind = 'elevator-pitch'
export const recordingLimitMs = pitch.recordingMaxSeconds * 1_000

const store = getDefaultStore()
let opening: Promise<Studio> | null = null

function openWith(localStore: LocalStore, opened: OpenRecordingSession): Studio {
  const controller = createRecorderController({ localStore, session: opened.session, limitMs: recordingLimitMs })
  const studio = { ...opened, localStore, controller }
  const captions = openCaptions(controller, store.get(configAtom)?.transcription ?? null)
  let before: Recorder['state'] = 'idle'
  controller.view.subscribe(() => {
    const { recorder } = controller.view.get()
    if (recorder.state === before) return
    if (recorder.state === 'recording' && before !== 'paused') captions?.start()
    before = recorder.state
    if (recorder.state !== 'completed') return
    void captions?.stop().then((words) => words && store.set(saidAtom, { words, isHeard: true }))
    if (store.get(studioAtom) === studio) finishTake(studio, recorder)
  })
  store.set(studioAtom, studio)
  return studio
}

const shortMs = 1_000

/** Closes the stage, and prepares the sound in the background. */
function finishTake({ controller, localStore }: Studio, { recordingId, kind, recordedMs, why }: Completed) {
  const recorded = controller.row()
  // Only a very short take can be empty.
  if (!recorded || (recordedMs < shortMs && !controller.file()?.size)) {
    toast({ title: startFailed, variant: 'destructive' })
    void discardPitch(recordingId)
    return
  }
  const { isStored } = controller.view.get()
  const note = endingNote(why, isStored && localStore.keeps === 'on-this-device')
  if (note) toast({ title: 'Recording stopped', description: note })
  void soundOfPitch(recorded, kind === 'video' ? controller.soundBeside() : controller.file()).catch(() => undefined)
  store.set(stageAtom, null)
  showTake(recorded)
}

/** From the camera or from a file: it can be analyzed. */
export function showTake(recorded: RecordingRow) {
  reviewGeneration.dispatch({ type: 'failure-was-read' })
  store.set(recordedAtom, recorded)
  void keepOrder(recorded.practiceId)
}

async function begin(uid: string): Promise<Studio> {
  const { localStore } = await appOutbox()
  return openWith(localStore, await startRecordingSession(localStore, { uid, kind: sessionKind, notes: {} }))
}

/** Of the user who is signed in. */
export async function openStudio(): Promise<Studio> {
  const user = store.get(userAtom)
  if (!user) throw new Error('No one is signed in')
  const { uid } = user
  const current = store.get(studioAtom)
  if (current?.session.uid === uid) return current
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

export async function openStage(wants: MediaKind) {
  const { controller } = await openStudio()
  store.set(stageAtom, { wants })
  await controller.openPreview(wants)
}

/** Releases camera, microphone and screen lock. A running recording is stopped and kept. */
export async function leaveStage(): Promise<void> {
  store.set(stageAtom, null)
  const controller = store.get(studioAtom)?.controller
  controller?.closePreview()
  await controller?.stop()
}

type TakeStudio = Pick<Studio, 'localStore' | 'session'> & { controller: Pick<RecorderController, 'view' | 'record'> }

/** With its texts, so a crash, a reload or an empty battery loses none. */
export async function startTake({ controller, localStore, session }: TakeStudio, wants: MediaKind) {
  await keepOrder(session.id, localStore).catch(() => undefined)
  const { recorder } = controller.view.get()
  await controller.record({ wants: recorder.state === 'ready' ? recorder.kind : wants, label: takeLabel })
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
