import { setBadge } from '../../platform/app-badge.ts'
import { askForSync } from '../../platform/background-sync.ts'
import { createStore, type ReadableStore } from '../../platform/create-store.ts'
import type { LocalStore, UploadJob } from '../../platform/local-store.ts'
import { createDiscarding, type Removed } from './discarding.ts'
import { outboxTag } from './outbox-channel.ts'
import { createOutboxSender, type Progress, type SenderDeps } from './outbox-sender.ts'
import { type NewUpload, newJob, readyAgain } from './upload-job.ts'
import { waitingOf } from './upload-job-words.ts'

export interface OutboxView {
  /** This person's jobs, oldest first, delivered ones with uncollected answers included. Discarded ones are not among them. */
  jobs: UploadJob[]
  /** What this person discarded: it can be taken back for some seconds, and stays listed until its recording session ends. */
  discarded: UploadJob[]
  /** What is being sent now, in this tab or another: bytes by job id. */
  progress: ReadonlyMap<string, Progress>
}

export interface Outbox {
  /** Where jobs and recordings are stored; see `LocalStore`. */
  readonly keeps: LocalStore['keeps']
  view: ReadableStore<OutboxView>
  /** Stores a job with the files of its own (it is safe and in the view when this resolves) and starts sending. */
  add(upload: NewUpload, files?: readonly File[]): Promise<UploadJob>
  /** Takes the server's answer to a delivered job out of the local store; null when it is not there. */
  collect(jobId: string): Promise<unknown>
  /** Checks whether something is due. Runs by itself at start, online, on return to the screen and after each job. */
  wake(): void
  /** Also sends what was discarded, where it needs no recording. */
  retry(jobId: string): Promise<void>
  /** Once this resolves nobody sends the job, in this tab or another. Its recording is deleted when the time to undo is over. */
  discard(jobId: string): Promise<void>
  /** @returns whether it came in time */
  undoDiscard(jobId: string): Promise<boolean>
  /**
   * Deletes a job and its recording at once, even while it is being sent. Only after the person said so.
   * `keepsRecording`: only the sending is given up.
   */
  remove(jobId: string, options?: { keepsRecording?: boolean }): Promise<Removed>
  /** Signing out: cancels what is being sent. It stays in the local store, bound to its person. */
  stopSending(): void
}

/** The outbox of the page: the main sender. Another tab or the worker may send in its place, never at the same time. */
export function openOutbox(deps: SenderDeps): Outbox {
  const { localStore, channel, uid } = deps
  const view = createStore<OutboxView>({ jobs: [], discarded: [], progress: new Map() })

  async function refresh() {
    const all = await localStore.all('jobs')
    const own = all
      .filter((job) => job.uid === uid())
      .sort((one, other) => one.createdAtMs - other.createdAtMs || one.order - other.order)
    const jobs = own.filter((job) => !job.discarded)
    discarding.watch(all)
    setBadge(waitingOf(jobs).length)
    view.set({ jobs, discarded: own.filter((job) => job.discarded), progress: new Map(sender.progress) })
  }
  function changed() {
    channel.announce({ type: 'outbox-changed' })
    return refresh()
  }
  const sender = createOutboxSender(deps, { changed: () => void changed(), progressed: () => void refresh() })
  const discarding = createDiscarding({ localStore, cancel: sender.cancel, changed: () => void changed() })
  void discarding.deleteDue().then(sender.wake)

  return {
    keeps: localStore.keeps,
    view,
    async add(upload, files = []) {
      const before = (await localStore.all('jobs')).filter((job) => job.practiceId === upload.practiceId)
      const order = Math.max(0, ...before.map((job) => job.order)) + 1
      const job = newJob(upload, order, Date.now(), () => crypto.randomUUID())
      const contents = await Promise.all(files.map((file) => file.arrayBuffer()))
      await localStore.write([
        { put: 'jobs', row: job },
        ...contents.map((bytes, index) => ({ putChunk: { recordingId: job.id, uid: job.uid, index, bytes } })),
      ])
      await changed()
      sender.wake()
      // The worker continues when this page is closed while it sends.
      void askForSync(outboxTag)
      return job
    },
    async collect(jobId) {
      const job = await localStore.get('jobs', jobId)
      if (job?.state !== 'delivered') return null
      await localStore.write([{ remove: 'jobs', id: jobId }])
      await changed()
      return job.answer
    },
    wake() {
      void refresh()
      sender.wake()
    },
    async retry(jobId) {
      await localStore.change('jobs', jobId, (job) => readyAgain(job.recordingId === null ? { ...job, discarded: null } : job))
      await changed()
      sender.wake()
    },
    discard: discarding.discard,
    async undoDiscard(jobId) {
      const isBack = await discarding.undo(jobId)
      sender.wake()
      return isBack
    },
    remove: discarding.remove,
    stopSending() {
      sender.stop()
      void refresh()
    },
  }
}
