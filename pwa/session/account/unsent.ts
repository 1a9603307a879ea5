import { clockOf } from '../../media/recorder/clock-words.ts'
import { forgetPerson, undeliveredOf } from '../../media/recorder/recording-sessions.ts'
import { appOutbox } from '../../media/uploads/app-outbox.ts'
import { waitingOf } from '../../media/uploads/upload-job-words.ts'
import type { RecordingRow } from '../../platform/local-store.ts'

/** What of a person's recordings the server does not have yet. */
export interface Unsent {
  /** "Question 4, 1:12 long", by the id of its recording or job. */
  lines: readonly { id: string; words: string }[]
}

const lineOf = ({ id, label, lengthMs }: RecordingRow) => ({ id, words: `${label}, ${clockOf(lengthMs)} long` })

/** Everything of this person on this device that would be lost with it; null when there is nothing to ask about. */
export async function unsentOf(uid: string): Promise<Unsent | null> {
  const { localStore, outbox } = await appOutbox()
  const practices = (await localStore.all('practices')).filter((practice) => practice.uid === uid)
  const recordings = (await Promise.all(practices.map(({ id }) => undeliveredOf(localStore, id)))).flat()
  const known = new Set(recordings.map(({ id }) => id))
  // Typed answers and the like have a job and no recording.
  const jobs = waitingOf(outbox.view.get().jobs).filter(({ recordingId }) => recordingId === null || !known.has(recordingId))
  const lines = [...recordings.map(lineOf), ...jobs.map(({ id, label }) => ({ id, words: label }))]
  return lines.length > 0 ? { lines } : null
}

/** Nothing of this person stays on this device, sent or not. Ask first where `unsentOf` names something. */
export async function clearDeviceOf(uid: string): Promise<void> {
  const { localStore, outbox } = await appOutbox()
  outbox.stopSending()
  await forgetPerson(localStore, uid)
}
