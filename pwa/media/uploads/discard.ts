import type { Change, LocalStore, UploadJob } from '../../platform/local-store.ts'
import { recordingRemoval } from '../recorder/recording-sessions.ts'

/** Time to take a discard back. */
export const undoMs = 6_000

/** The job after a tap on Discard: from here on nobody sends it. */
export function asDiscarded(job: UploadJob, nowMs: number): UploadJob | undefined {
  return job.discarded ? undefined : { ...job, discarded: { atMs: nowMs, isFinal: false, mayHaveArrived: job.isSending } }
}

/** The job after Undo; undefined when it comes too late. */
export const restored = (job: UploadJob): UploadJob | undefined => (canUndo(job) ? { ...job, discarded: null } : undefined)

/** Whether a discard can still be undone. */
export const canUndo = ({ discarded }: UploadJob): boolean => discarded !== null && !discarded.isFinal

/** When the time to undo ends, in ms; null where nothing can be undone. A clock that was set back does not make it longer. */
export function undoEndsAtMs(job: UploadJob, nowMs: number): number | null {
  if (!job.discarded || job.discarded.isFinal) return null
  return job.discarded.atMs > nowMs ? nowMs : job.discarded.atMs + undoMs
}

/** What the sheet says about a discarded job. */
export function discardWords({ label, state, discarded, keepsRecording }: UploadJob): string {
  if (keepsRecording && state !== 'delivered' && !discarded?.mayHaveArrived)
    return `${label} will not be sent. Your answer stays here.`
  if (state === 'delivered') return `${label} had already been sent. It is being deleted from this device.`
  if (discarded?.mayHaveArrived) return `${label} is being deleted. It was being sent at that moment, so it may have arrived.`
  return `${label} is being deleted. It will not be sent.`
}

/**
 * Deletes the recordings of what was discarded, once the time to undo is over, even after a crash in the middle. The job's row stays until
 * its recording session ends: the feature sees there that it must not send the same again.
 */
export async function deleteDiscarded(localStore: LocalStore, nowMs: number): Promise<void> {
  const due = (await localStore.all('jobs')).filter((job) => job.discarded && (undoEndsAtMs(job, nowMs) ?? nowMs) <= nowMs)
  for (const { id } of due) {
    // First this: an undo in another tab now comes either before it or too late.
    const job = await localStore.change('jobs', id, (row) => finalOf(row))
    if (!job?.discarded?.isFinal) continue
    const changes = await deletionOf(localStore, job)
    if (changes.length > 0) await localStore.write(changes)
  }
}

const finalOf = (job: UploadJob): UploadJob | undefined =>
  canUndo(job) ? { ...job, answer: null, discarded: { ...job.discarded!, isFinal: true } } : undefined

async function deletionOf(localStore: LocalStore, job: UploadJob): Promise<Change[]> {
  const changes = job.recordingId === null || job.keepsRecording ? [] : await recordingRemoval(localStore, job.recordingId)
  const isNeeded = (await localStore.get('practices', job.practiceId)) !== undefined
  return isNeeded && !job.wantsEvents ? changes : [...changes, { remove: 'jobs', id: job.id }]
}

/** 'may-have-arrived': it was being sent at that moment. */
export type Removed = 'not-sent' | 'may-have-arrived' | 'sent'

/**
 * Deletes a job and its recording at once, even while it is being sent. Marked first, as by a tap on Discard.
 * @param cancel stops its sending, in whichever tab or worker it is
 */
export async function removeNow(
  localStore: LocalStore,
  jobId: string,
  { keepsRecording, cancel }: { keepsRecording: boolean; cancel: (jobId: string) => void },
): Promise<Removed> {
  const job = await localStore.change('jobs', jobId, (row) => asDiscarded(row, Date.now()))
  cancel(jobId)
  const recordingId = keepsRecording ? null : job?.recordingId
  const recordings = recordingId ? await recordingRemoval(localStore, recordingId) : []
  await localStore.write([{ remove: 'jobs', id: jobId }, ...recordings])
  if (job?.state === 'delivered') return 'sent'
  return job?.discarded?.mayHaveArrived ? 'may-have-arrived' : 'not-sent'
}
