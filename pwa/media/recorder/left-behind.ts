import type { LocalStore, RecordingRow, RecordingSession } from '../../platform/local-store.ts'
import { clockOf } from './clock-words.ts'

export interface Found {
  session: RecordingSession
  title: string
  line: string
  recording: RecordingRow | null
  /** It is finished; only its results are left. */
  isOver: boolean
  /** Takes it over. False when another tab was faster. */
  resume(): Promise<boolean>
}

export interface LeftBehind extends Found {
  /** The feature's name and address. */
  feature: string
  path: string
  localStore: LocalStore
  discard(): Promise<void>
}

export const recordingLine = ({ label, lengthMs }: Pick<RecordingRow, 'label' | 'lengthMs'>): string =>
  `${label}, ${clockOf(lengthMs)} long`

/** From this age the offer mentions it. Age alone never deletes anything. */
export const oldFromMs = 24 * 60 * 60_000

export function leftBehindWords({ feature, line, session, recording }: LeftBehind, nowMs: number): string {
  const words = `${feature}: ${line}.`
  const leftAtMs = recording?.startedAtMs ?? session.startedAtMs
  if (nowMs - leftAtMs < oldFromMs) return words
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' }).format(leftAtMs)
  return `${words} You left it here on ${day}. It stays on this device until you decide.`
}
