import { askForSync } from '../../platform/background-sync.ts'
import { createStore, type ReadableStore } from '../../platform/create-store.ts'
import type { LocalStore, UploadJob } from '../../platform/local-store.ts'
import { inTurn } from '../../platform/locks.ts'
import { setBadge } from '../../platform/notifications.ts'
import { asDiscarded, deleteDiscarded, removeNow, restored, undoEndsAtMs } from './discard.ts'
import { type OutboxChannel, outboxLock, outboxTag } from './outbox-channel.ts'
import { sendUpload } from './send-upload.ts'
import { createSender, type Progress, readyForConnection } from './sender.ts'
import { type NewUpload, newJob, readyAgain } from './upload-job.ts'
import { waitingOf } from './upload-job-words.ts'

export interface OutboxView {
  /** This user's, oldest first, with delivered ones whose answer was not collected, without discarded ones. */
  jobs: UploadJob[]
  /** Listed until their recording session ends. */
  discarded: UploadJob[]
  progress: ReadonlyMap<string, Progress>
}

interface OutboxDeps {
  localStore: LocalStore
  channel: OutboxChannel
  uid(): string | null
  /** `fresh` when the last one was refused. Null when no one is signed in. */
  token(options: { fresh: boolean }): Promise<string | null>
}

const longestTimerMs = 60_000
/** A timer that fires early would find nothing to do. */
const laterMs = 50

const network = {
  fetch: ((input, init) => fetch(input, init)) as typeof fetch,
  uploader: async () => (await import('../../platform/resumable-upload.ts')).uploadResumably,
}

/** The page is the main sender; another tab or the worker may send instead. */
export function openOutbox({ localStore, channel, uid, token }: OutboxDeps) {
  const view = createStore<OutboxView>({ jobs: [], discarded: [], progress: new Map() })
  const sender = createSender({
    ...{ localStore, channel },
    send: (upload, deps) => sendUpload(upload, deps, network),
    tokenFor: async (owner, options) => (uid() === owner ? token(options) : null),
    changed: () => void changed(),
    progressed: () => void refresh(),
  })
  let retryTimer: ReturnType<typeof setTimeout> | undefined
  let discardTimer: ReturnType<typeof setTimeout> | undefined
  let isQueued = false

  async function refresh() {
    const all = await localStore.all('jobs')
    view.set({ ...ownJobs(all, uid()), progress: new Map(sender.progress) })
    setBadge(waitingOf(view.get().jobs).length)
    clearTimeout(discardTimer)
    const nowMs = Date.now()
    const ends = all.map((job) => undoEndsAtMs(job, nowMs)).filter((atMs) => atMs !== null)
    if (ends.length > 0) discardTimer = setTimeout(() => void deleteDue(), Math.max(0, Math.min(...ends) - nowMs) + laterMs)
  }
  function changed() {
    channel.announce({ type: 'outbox-changed' })
    return refresh()
  }
  async function deleteDue() {
    await deleteDiscarded(localStore, Date.now()).catch((error) => console.warn('Could not delete what was discarded', error))
    await changed()
  }
  function wake() {
    // One in the queue is enough: it reads the local store in its turn.
    if (isQueued) return
    isQueued = true
    const send = () => {
      isQueued = false
      return sendDue()
    }
    void inTurn(outboxLock, send).catch(() => {
      isQueued = false
    })
  }
  async function sendDue() {
    const user = uid()
    if (user === null) return
    const nextAtMs = await sender.sendDue(user)
    clearTimeout(retryTimer)
    if (nextAtMs === null) return
    retryTimer = setTimeout(wake, Math.min(longestTimerMs, Math.max(laterMs, nextAtMs - Date.now())))
    void askForSync(outboxTag)
  }
  whenBack(() => void readyForConnection(localStore).then(wake))
  void deleteDue().then(wake)

  return {
    keeps: localStore.keeps,
    view: view as ReadableStore<OutboxView>,
    /** Stored and in the view when this resolves. */
    async add(upload: NewUpload, files: readonly File[] = []) {
      const job = await stored(localStore, upload, files)
      await changed()
      wake()
      // If this page closes while sending, the worker continues.
      void askForSync(outboxTag)
      return job
    },
    /** Removes a delivered job and returns the server's answer, or null. */
    async collect(jobId: string): Promise<unknown> {
      const job = await localStore.get('jobs', jobId)
      if (job?.state !== 'delivered') return null
      await localStore.write([{ remove: 'jobs', id: jobId }])
      await changed()
      return job.answer
    },
    wake() {
      void refresh()
      wake()
    },
    /** Also sends what was discarded, where it needs no recording. */
    async retry(jobId: string) {
      await localStore.change('jobs', jobId, (job) => readyAgain(job.recordingId === null ? { ...job, discarded: null } : job))
      await changed()
      wake()
    },
    /** When this resolves no tab sends it any more. Its recording is deleted when the time to undo is over. */
    async discard(jobId: string) {
      // Marked first: the sender checks the mark before it starts.
      await localStore.change('jobs', jobId, (row) => asDiscarded(row, Date.now()))
      sender.cancel(jobId)
      await changed()
    },
    /** False when too late. */
    async undoDiscard(jobId: string) {
      const job = await localStore.change('jobs', jobId, restored)
      await changed()
      wake()
      return job !== undefined && !job.discarded
    },
    /** At once, without undo; only after the user said so. `keepsRecording`: only the sending is given up. */
    async remove(jobId: string, { keepsRecording = false } = {}) {
      const removed = await removeNow(localStore, jobId, { keepsRecording, cancel: sender.cancel })
      await changed()
      return removed
    },
    /** For signing out. The jobs stay in the local store. */
    stopSending() {
      sender.stop()
      clearTimeout(retryTimer)
      void refresh()
    },
  }
}

export type Outbox = ReturnType<typeof openOutbox>

function ownJobs(all: readonly UploadJob[], uid: string | null) {
  const own = all
    .filter((job) => job.uid === uid)
    .sort((one, other) => one.createdAtMs - other.createdAtMs || one.order - other.order)
  return { jobs: own.filter((job) => !job.discarded), discarded: own.filter((job) => job.discarded) }
}

async function stored(localStore: LocalStore, upload: NewUpload, files: readonly File[]): Promise<UploadJob> {
  const before = (await localStore.all('jobs')).filter((job) => job.practiceId === upload.practiceId)
  const order = Math.max(0, ...before.map((job) => job.order)) + 1
  const job = newJob(upload, order, Date.now(), () => crypto.randomUUID())
  const contents = await Promise.all(files.map((file) => file.arrayBuffer()))
  await localStore.write([
    { put: 'jobs', row: job },
    ...contents.map((bytes, index) => ({ putChunk: { recordingId: job.id, uid: job.uid, index, bytes } })),
  ])
  return job
}

/** Calls back when the connection or the user is back: what failed without a connection may work now. */
function whenBack(isBack: () => void): void {
  addEventListener('online', isBack)
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && isBack())
}
