import type { Change, LocalStore, UploadJob } from '../../platform/local-store.ts'
import { recordingRemoval } from '../recorder/recording-sessions.ts'

/** Time to undo a discard. */
export const undoMs = 6_000

export function asDiscarded(job: UploadJob, nowMs: number): UploadJob | undefined {
  return job.discarded ? undefined : { ...job, discarded: { atMs: nowMs, isFinal: false, mayHaveArrived: job.isSending } }
}

/** Undefined when Undo comes too late. */
export const restored = (job: UploadJob): UploadJob | undefined => (canUndo(job) ? { ...job, discarded: null } : undefined)

export const canUndo = ({ discarded }: UploadJob): boolean => discarded !== null && !discarded.isFinal

/** Null when nothing can be undone. A clock set back does not extend it. */
export function undoEndsAtMs(job: UploadJob, nowMs: number): number | null {
  if (!job.discarded || job.discarded.isFinal) return null
  return job.discarded.atMs > nowMs ? nowMs : job.discarded.atMs + undoMs
}

export function discardWords({ label, state, discarded, keepsRecording }: UploadJob): string {
  if (keepsRecording && state !== 'delivered' && !discarded?.mayHaveArrived)
    return `${label} will not be sent. Your answer stays here.`
  if (state === 'delivered') return `${label} had already been sent. It is being deleted from this device.`
  if (discarded?.mayHaveArrived) return `${label} is being deleted. It was being sent at that moment, so it may have arrived.`
  return `${label} is being deleted. It will not be sent.`
}

/** The job's row stays until its recording session ends, so that the feature does not send it again. */
export async function deleteDiscarded(localStore: LocalStore, nowMs: number): Promise<void> {
  const due = (await localStore.all('jobs')).filter((job) => job.discarded && (undoEndsAtMs(job, nowMs) ?? nowMs) <= nowMs)
  for (const { id } of due) {
    // From here on an undo in another tab is too late.
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

export type Removed = 'not-sent' | 'may-have-arrived' | 'sent'

/** @param cancel stops its sending, in whichever tab or worker */
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
