import type { LocalStore, UploadJob } from '../../platform/local-store.ts'
import { asDiscarded, asKept, deleteDiscarded, recordingDeletion, undoEndsAtMs } from './discard.ts'

/** 'may-have-arrived': it was on its way at that moment. */
export type Removed = 'not-sent' | 'may-have-arrived' | 'sent'

interface DiscardingDeps {
  localStore: LocalStore
  now(): number
  /** Stops the sending of this job, here or wherever it is sent. */
  cutOff(jobId: string): void
  /** Jobs have changed on the shelf. */
  changed(): void
}

/** A little later than due: a timer that came early would find nothing to do, for ever. */
const laterMs = 50

/** Discarding, taking back and removing jobs, for the outbox of a page. */
export function openDiscarding({ localStore, now, cutOff, changed }: DiscardingDeps) {
  let timer: ReturnType<typeof setTimeout> | undefined

  /** What is discarded is deleted when nobody can take it back any more. */
  async function deleteDue() {
    // Storage that refuses a write is tried again at the next start.
    await deleteDiscarded(localStore, now()).catch((error) => console.warn('Could not delete what was discarded', error))
    changed()
  }

  return {
    deleteDue,
    /** Deletes these in time. */
    watch(jobs: readonly UploadJob[]) {
      clearTimeout(timer)
      const nowMs = now()
      const ends = jobs.map((job) => undoEndsAtMs(job, nowMs)).filter((atMs) => atMs !== null)
      if (ends.length > 0) timer = setTimeout(() => void deleteDue(), Math.max(0, Math.min(...ends) - nowMs) + laterMs)
    },
    async discard(jobId: string): Promise<void> {
      await localStore.change('jobs', jobId, (job) => asDiscarded(job, now()))
      cutOff(jobId)
      changed()
    },
    async undo(jobId: string): Promise<boolean> {
      const job = await localStore.change('jobs', jobId, asKept)
      changed()
      return job !== undefined && !job.discarded
    },
    async remove(jobId: string, { keepsRecording = false } = {}): Promise<Removed> {
      // Marked first: who sends it looks at the mark, and nobody begins to send it while its recording is being deleted.
      const job = await localStore.change('jobs', jobId, (row) => asDiscarded(row, now()))
      cutOff(jobId)
      const recordings = keepsRecording || !job ? [] : await recordingDeletion(localStore, job.recordingId)
      await localStore.write([{ remove: 'jobs', id: jobId }, ...recordings])
      changed()
      if (job?.state === 'delivered') return 'sent'
      return job?.discarded?.mayHaveArrived ? 'may-have-arrived' : 'not-sent'
    },
    close: () => clearTimeout(timer),
  }
}
