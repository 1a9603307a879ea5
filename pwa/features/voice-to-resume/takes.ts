import { atom, getDefaultStore } from 'jotai'
import { spokenResume } from '../../../api/contract/limits.ts'
import { openCaptions } from '../../answer-review/live-captions.ts'
import type { Captions } from '../../media/interview-runner/runner-state.ts'
import { createRecorderController, type RecorderController } from '../../media/recorder/recorder-controller.ts'
import {
  continueRecordingSession,
  discardRecording,
  endRecordingSession,
  fileOf,
  type OpenRecordingSession,
  recordingsOf,
  startRecordingSession,
} from '../../media/recorder/recording-sessions.ts'
import { appOutbox } from '../../media/uploads/app-outbox.ts'
import { draftAtom } from '../../platform/draft.ts'
import type { LocalStore } from '../../platform/local-store.ts'
import { configAtom } from '../../session/auth/session.ts'

export const kind = 'voice-to-resume'

const recordingMaxMs = spokenResume.recordingMaxSeconds * 1_000

export interface Take {
  id: string
  label: string
  lengthMs: number
  file: File
}

/** Lives as long as the page, also on other screens; the local store keeps it through a crash. */
export interface Speaking extends OpenRecordingSession {
  localStore: LocalStore
  controller: RecorderController
  captions: Captions | null
  takes: readonly Take[]
}

export const speakingAtom = atom<Speaking | null>(null)

/** Typed, or recognized by the browser. Comes before the takes. */
export const typedAtom = draftAtom<string>('spoken-resume', '')

const store = getDefaultStore()

export const leftMs = (takes: readonly Take[]): number =>
  Math.max(0, recordingMaxMs - takes.reduce((sum, { lengthMs }) => sum + lengthMs, 0))

async function storedTakes(localStore: LocalStore, practiceId: string, known: readonly Take[]): Promise<Take[]> {
  const rows = (await recordingsOf(localStore, practiceId)).filter(({ bytes }) => bytes > 0)
  return Promise.all(
    rows.map(async (row, index) => {
      const label = `Take ${index + 1}`
      const before = known.find(({ id }) => id === row.id)
      // The same file object each time, so a repeated request is identical and never charged twice.
      const file =
        before?.file ?? new File([await fileOf(localStore, row)], `${row.id}.${row.type.includes('mp4') ? 'm4a' : 'webm'}`, row)
      return { id: row.id, label, lengthMs: row.lengthMs, file }
    }),
  )
}

async function prepare(opened: OpenRecordingSession, localStore: LocalStore, known: readonly Take[]): Promise<Speaking> {
  const { session, release } = opened
  const takes = await storedTakes(localStore, session.id, known)
  const controller = createRecorderController({ localStore, session, limitMs: leftMs(takes) })
  const captions = openCaptions(controller, store.get(configAtom)?.transcription ?? null)
  const speaking = { localStore, session, controller, captions, takes, release }
  store.set(speakingAtom, speaking)
  return speaking
}

export async function openSpeaking(uid: string): Promise<Speaking> {
  const there = store.get(speakingAtom)
  if (there) return there
  const { localStore } = await appOutbox()
  return prepare(await startRecordingSession(localStore, { uid, kind, notes: null }), localStore, [])
}

export async function recordTake({ controller, takes, captions }: Speaking): Promise<void> {
  await controller.record({ wants: 'audio', label: `Take ${takes.length + 1}` })
  if (controller.view.get().recorder.state === 'recording') captions?.start()
}

export async function keepTake(speaking: Speaking): Promise<void> {
  const { localStore, takes, captions, controller } = speaking
  const words = (await captions?.stop()) ?? ''
  if (words !== '') store.set(typedAtom, (typed) => [typed.trimEnd(), words].filter(Boolean).join('\n'))
  controller.clear()
  await prepare(speaking, localStore, takes)
}

/** "Re-record": drops this take only. */
export async function dropTake(speaking: Speaking, takeId: string): Promise<void> {
  const { localStore, takes } = speaking
  await discardRecording(localStore, takeId)
  await prepare(speaking, localStore, takes)
}

export async function continueSpeaking(localStore: LocalStore, practiceId: string): Promise<Speaking | null> {
  const before = store.get(speakingAtom)
  const opened = await continueRecordingSession(localStore, practiceId)
  if (opened && before) await discard(before)
  return opened && prepare(opened, localStore, [])
}

async function discard({ localStore, session, controller, release }: Speaking) {
  await controller.stop()
  await endRecordingSession(localStore, session.id, 'delete')
  release()
}

/** After the user confirmed, or exported the resume. */
export async function endSpeaking(): Promise<void> {
  const speaking = store.get(speakingAtom)
  store.set(speakingAtom, null)
  store.set(typedAtom, '')
  if (speaking) await discard(speaking)
}

/** The resume exists: nothing would be lost with these takes. */
export async function markHeard(sessionId: string): Promise<void> {
  const { localStore } = await appOutbox()
  for (const { id } of await recordingsOf(localStore, sessionId))
    await localStore.change('recordings', id, (row) => ({ ...row, delivered: true }))
}
