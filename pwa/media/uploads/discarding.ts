import type { LocalStore, UploadJob } from '../../platform/local-store.ts'
import { recordingRemoval } from '../recorder/recording-sessions.ts'
import { asDiscarded, deleteDiscarded, restored, undoEndsAtMs } from './discard.ts'

/** 'may-have-arrived': it was being sent at that moment. */
export type Removed = 'not-sent' | 'may-have-arrived' | 'sent'

interface DiscardingDeps {
  localStore: LocalStore
  /** Cancels the sending of this job, in whichever tab or worker it is. */
  cancel(jobId: string): void
  /** Jobs have changed in the local store. */
  changed(): void
}

/** A little later than due: a timer that fires early would find nothing to do, for ever. */
const laterMs = 50

/** Discarding, restoring and removing jobs, for the outbox of a page. */
export function createDiscarding({ localStore, cancel, changed }: DiscardingDeps) {
  let timer: ReturnType<typeof setTimeout> | undefined

  /** Deletes what was discarded when it can no longer be restored. */
  async function deleteDue() {
    // When the browser refuses a write, the next start tries again.
    await deleteDiscarded(localStore, Date.now()).catch((error) => console.warn('Could not delete what was discarded', error))
    changed()
  }

  /** Marked first: the sender checks the mark, so nobody starts to send a job whose recording is being deleted. */
  async function markAndCancel(jobId: string): Promise<UploadJob | undefined> {
    const job = await localStore.change('jobs', jobId, (row) => asDiscarded(row, Date.now()))
    cancel(jobId)
    return job
  }

  return {
    deleteDue,
    /** Deletes these in time. */
    watch(jobs: readonly UploadJob[]) {
      clearTimeout(timer)
      const nowMs = Date.now()
      const ends = jobs.map((job) => undoEndsAtMs(job, nowMs)).filter((atMs) => atMs !== null)
      if (ends.length > 0) timer = setTimeout(() => void deleteDue(), Math.max(0, Math.min(...ends) - nowMs) + laterMs)
    },
    async discard(jobId: string): Promise<void> {
      await markAndCancel(jobId)
      changed()
    },
    async undo(jobId: string): Promise<boolean> {
      const job = await localStore.change('jobs', jobId, restored)
      changed()
      return job !== undefined && !job.discarded
    },
    async remove(jobId: string, { keepsRecording = false } = {}): Promise<Removed> {
      const job = await markAndCancel(jobId)
      const recordingId = keepsRecording ? null : job?.recordingId
      const recordings = recordingId ? await recordingRemoval(localStore, recordingId) : []
      await localStore.write([{ remove: 'jobs', id: jobId }, ...recordings])
      changed()
      if (job?.state === 'delivered') return 'sent'
      return job?.discarded?.mayHaveArrived ? 'may-have-arrived' : 'not-sent'
    },
  }
}
