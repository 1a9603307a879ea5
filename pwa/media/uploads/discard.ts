import type { Change, LocalStore, UploadJob } from '../../platform/local-store.ts'
import { recordingRemoval } from '../recorder/recording-sessions.ts'

/** No tab or worker claims it from here on. */
export const asDiscarded = (job: UploadJob): UploadJob => ({ ...job, answer: null, discarded: true })

export function discardWords({ isSending, keepsRecording }: UploadJob): string {
  if (isSending) return 'It is being sent right now, so it may arrive all the same.'
  return keepsRecording
    ? 'It will not be sent. Your answer stays here.'
    : 'It will not be sent, and it is deleted from this device. This cannot be undone.'
}

/** The job's row stays until its recording session ends, so that the feature does not send it again. */
export async function deleteDiscarded(localStore: LocalStore): Promise<void> {
  const discarded = (await localStore.all('jobs')).filter((job) => job.discarded)
  for (const job of discarded) {
    const changes = await deletionOf(localStore, job)
    if (changes.length > 0) await localStore.write(changes)
  }
}

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
  const job = await localStore.change('jobs', jobId, asDiscarded)
  cancel(jobId)
  const recordingId = keepsRecording ? null : job?.recordingId
  const recordings = recordingId ? await recordingRemoval(localStore, recordingId) : []
  await localStore.write([{ remove: 'jobs', id: jobId }, ...recordings])
  if (job?.state === 'delivered') return 'sent'
  return job?.isSending ? 'may-have-arrived' : 'not-sent'
}
