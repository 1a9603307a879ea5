import type { LocalStore, RecordingRow, RecordingSession } from '../../platform/local-store.ts'
import { clockOf } from './clock-words.ts'

/** What a crash, a reload, a closed tab or a dead battery interrupted, as its feature offers to continue it. */
export interface LeftBehind {
  localStore: LocalStore
  session: RecordingSession
  /** The feature's name, and the address of its screen. */
  feature: string
  path: string
  title: string
  /** What was saved, without a full stop: "Question 4, 1:12 long". */
  line: string
  /** The newest recording, to listen to before deciding; null where there is none. */
  recording: RecordingRow | null
  /** It is finished: only its results are still here. */
  isOver: boolean
  /** Takes it over into this tab. @returns false when another tab was faster */
  resume(): Promise<boolean>
  /** Only after the person said so. */
  discard(): Promise<void>
}

/** "Question 4, 1:12 long". */
export const recordingLine = ({ label, lengthMs }: Pick<RecordingRow, 'label' | 'lengthMs'>): string =>
  `${label}, ${clockOf(lengthMs)} long`

/** The age from which the offer says how old it is. Nothing is ever deleted for its age alone. */
export const oldFromMs = 24 * 60 * 60_000

/** What it is and how far it got; after a day also how long it has been here. */
export function leftBehindWords({ feature, line, session, recording }: LeftBehind, nowMs: number): string {
  const words = `${feature}: ${line}.`
  const leftAtMs = recording?.startedAtMs ?? session.startedAtMs
  if (nowMs - leftAtMs < oldFromMs) return words
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' }).format(leftAtMs)
  return `${words} You left it here on ${day}. It stays on this device until you decide.`
}
