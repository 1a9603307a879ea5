import type { LocalStore, RecordingRow, RecordingSession } from '../../platform/local-store.ts'
import { clockOf } from './clock-words.ts'
import { newestLeft, undeliveredOf } from './recording-sessions.ts'
import { unfinished } from './recording-texts.ts'

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

/** The newest session of this kind that no open tab holds, with recordings that were not sent. */
export async function newestUnsent(
  localStore: LocalStore,
  uid: string,
  kind: string,
  isLeft: (recording: RecordingRow) => boolean = () => true,
) {
  const read = async ({ id }: RecordingSession) => {
    const recordings = (await undeliveredOf(localStore, id)).filter(isLeft)
    return recordings.length > 0 ? recordings : null
  }
  const newest = await newestLeft(localStore, uid, { kind, read, endEmpty: 'keep' })
  if (!newest) return null
  const { session, content } = newest
  const line = content.map(recordingLine).join(' · ')
  return { session, recording: content.at(-1)!, title: unfinished.title, line, isOver: false }
}

/** A finished answer is not an unfinished recording. */
export const isCutOff = (recording: RecordingRow | null): boolean => recording?.state === 'recording'

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
