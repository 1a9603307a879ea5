import { setBadge } from '../../platform/app-badge.ts'
import { askForSync } from '../../platform/background-sync.ts'
import type { LocalStore, UploadJob } from '../../platform/local-store.ts'
import { inTurn } from '../../platform/locks.ts'
import { openDiscarding, type Removed } from './discarding.ts'
import { type DrainDeps, drain, readyForConnection } from './drain.ts'
import { type OutboxChannel, outboxLock, outboxTag } from './outbox-channel.ts'
import { sendUpload } from './send-upload.ts'
import { type NewUpload, newJob, readyAgain } from './upload-job.ts'
import { waitingOf } from './upload-job-words.ts'

interface Progress {
  sentBytes: number
  totalBytes: number
}

export interface OutboxView {
  /** This person's jobs, oldest first, delivered ones with uncollected answers included. Discarded ones are not among them. */
  jobs: UploadJob[]
  /** What this person discarded: it can be taken back for some seconds, and is known as long as its practice. */
  discarded: UploadJob[]
  /** What is being sent now, in this tab or another: bytes by job id. */
  progress: ReadonlyMap<string, Progress>
}

export interface OutboxDeps {
  localStore: LocalStore
  post: OutboxChannel
  /** The person signed in now, or null. */
  uid(): string | null
  /** A bearer token; `fresh` when the last one was refused. Null when nobody is signed in. */
  token(options: { fresh: boolean }): Promise<string | null>
  now?: () => number
  random?: () => number
  send?: DrainDeps['send']
}

export interface Outbox {
  /** Where jobs and recordings lie; see `LocalStore`. */
  readonly keeps: LocalStore['keeps']
  view(): OutboxView
  subscribe(changed: () => void): () => void
  /** Puts a job on the shelf (it is safe when this resolves) and starts sending. */
  add(upload: NewUpload): Promise<UploadJob>
  /** Takes the server's answer to a delivered job off the shelf; null when it is not there. */
  collect(jobId: string): Promise<unknown>
  /** Looks whether something is due. Called by itself at start, online, on return to the screen and after each job. */
  wake(): void
  /** Also sends what was discarded, where it needs no recording. */
  retry(jobId: string): Promise<void>
  /** From when this resolves nobody sends the job, in this tab or another. Its recording is deleted once the time to undo is over. */
  discard(jobId: string): Promise<void>
  /** @returns whether it came in time */
  undoDiscard(jobId: string): Promise<boolean>
  /**
   * Deletes a job and its recording at once, also in the middle of sending. Only after the person said so.
   * `keepsRecording`: only the sending is given up.
   */
  remove(jobId: string, options?: { keepsRecording?: boolean }): Promise<Removed>
  /** Signing out: cuts off what is being sent. It stays on the shelf, bound to its person. */
  stopSending(): void
  close(): void
}

/** Retried tus pieces and small forms report often; the screen needs four a second. */
const progressEveryMs = 250
/** A timer beyond this would not survive a sleeping phone anyway. */
const longestTimerMs = 60_000

/** What the open outbox knows. */
interface OutboxState extends OutboxDeps {
  view: OutboxView
  progress: Map<string, Progress>
  listeners: Set<() => void>
  /** How to cut off each job that is on its way. */
  cuts: Map<string, AbortController>
  /** Ends with signing out; then a new one begins. */
  life: AbortController
  timer: ReturnType<typeof setTimeout> | undefined
  discarding: ReturnType<typeof openDiscarding>
  isQueued: boolean
  toldAtMs: number
}

/** The outbox of the page: the main sender. Another tab or the worker may send in its place, never at the same time. */
export function openOutbox(deps: OutboxDeps): Outbox {
  const progress: OutboxState['progress'] = new Map()
  const start = { listeners: new Set<() => void>(), cuts: new Map(), life: new AbortController(), isQueued: false, toldAtMs: 0 }
  const discarding = openDiscarding({
    localStore: deps.localStore,
    now: () => nowOf(state),
    cutOff: (jobId) => cutOff(state, jobId),
    changed: () => changed(state),
  })
  const view = { jobs: [], discarded: [], progress }
  const state: OutboxState = { ...deps, ...start, progress, view, timer: undefined, discarding }
  const stopListening = listen(state)
  void discarding.deleteDue().then(() => wake(state))
  return {
    keeps: state.localStore.keeps,
    view: () => state.view,
    subscribe(listener) {
      state.listeners.add(listener)
      return () => state.listeners.delete(listener)
    },
    add: (upload) => add(state, upload),
    collect: (jobId) => collect(state, jobId),
    wake: () => wake(state),
    async retry(jobId) {
      await state.localStore.change('jobs', jobId, (job) =>
        readyAgain(job.recordingId === null ? { ...job, discarded: null } : job),
      )
      changed(state)
      wake(state)
    },
    discard: discarding.discard,
    async undoDiscard(jobId) {
      const isBack = await discarding.undo(jobId)
      wake(state)
      return isBack
    },
    remove: discarding.remove,
    stopSending() {
      state.life.abort()
      state.life = new AbortController()
      clearTimeout(state.timer)
      void refresh(state)
    },
    close() {
      state.life.abort()
      clearTimeout(state.timer)
      discarding.close()
      stopListening()
      state.listeners.clear()
    },
  }
}

async function refresh(state: OutboxState) {
  const uid = state.uid()
  const all = await state.localStore.all('jobs')
  const own = all.filter((job) => job.uid === uid)
  own.sort((one, other) => one.createdAtMs - other.createdAtMs || one.order - other.order)
  const jobs = own.filter((job) => !job.discarded)
  state.view = { jobs, discarded: own.filter((job) => job.discarded), progress: new Map(state.progress) }
  state.discarding.watch(all)
  setBadge(waitingOf(jobs).length)
  for (const changed of state.listeners) changed()
}

const nowOf = ({ now = Date.now }: OutboxState) => now()

function changed(state: OutboxState) {
  state.post.tell({ type: 'outbox-changed' })
  void refresh(state)
}

/** The connection is back, the person is back, another tab has news. Returns how to stop. */
function listen(state: OutboxState): () => void {
  const online = () => void backOnline(state)
  const seen = () => document.visibilityState === 'visible' && online()
  addEventListener('online', online)
  document.addEventListener('visibilitychange', seen)
  const deaf = state.post.hear((news) => {
    if (news.type === 'cancelled') state.cuts.get(news.jobId)?.abort()
    if (news.type === 'sending') state.progress.set(news.jobId, news)
    else state.progress.clear()
    void refresh(state)
  })
  return () => {
    removeEventListener('online', online)
    document.removeEventListener('visibilitychange', seen)
    deaf()
  }
}

async function backOnline(state: OutboxState) {
  await readyForConnection(state.localStore)
  wake(state)
}

function wake(state: OutboxState) {
  // One in the queue is enough: it looks at the shelf when its turn comes.
  if (state.isQueued) return
  state.isQueued = true
  const start = () => {
    state.isQueued = false
    return sendWhatIsDue(state)
  }
  void inTurn(outboxLock, start).catch(() => {
    state.isQueued = false
  })
}

async function sendWhatIsDue(state: OutboxState) {
  const uid = state.uid()
  if (uid === null) return
  const { localStore, send = sendUpload, now = Date.now, random = Math.random } = state
  const nextAtMs = await drain(uid, {
    ...{ localStore, send, now, random, signal: state.life.signal },
    canSend: () => true,
    changed: () => changed(state),
    sending: (jobId) => sending(state, jobId),
    tokenFor: async (owner, options) => (state.uid() === owner ? state.token(options) : null),
    progress: (jobId, sentBytes, totalBytes) => showProgress(state, jobId, { sentBytes, totalBytes }),
  })
  clearTimeout(state.timer)
  if (nextAtMs === null) return
  state.timer = setTimeout(() => wake(state), Math.min(longestTimerMs, Math.max(50, nextAtMs - now())))
  void askForSync(outboxTag)
}

function sending(state: OutboxState, jobId: string) {
  const cut = new AbortController()
  const life = state.life.signal
  const stop = () => cut.abort()
  life.addEventListener('abort', stop)
  state.cuts.set(jobId, cut)
  return {
    signal: cut.signal,
    done() {
      life.removeEventListener('abort', stop)
      state.cuts.delete(jobId)
      state.progress.delete(jobId)
    },
  }
}

function showProgress(state: OutboxState, jobId: string, progress: Progress) {
  const nowMs = performance.now()
  state.progress.set(jobId, progress)
  if (nowMs - state.toldAtMs < progressEveryMs && progress.sentBytes < progress.totalBytes) return
  state.toldAtMs = nowMs
  state.post.tell({ type: 'sending', jobId, ...progress })
  void refresh(state)
}

async function add(state: OutboxState, upload: NewUpload): Promise<UploadJob> {
  const before = (await state.localStore.all('jobs')).filter((job) => job.practiceId === upload.practiceId)
  const order = Math.max(0, ...before.map((job) => job.order)) + 1
  const job = newJob(upload, order, nowOf(state), () => crypto.randomUUID())
  await state.localStore.write([{ put: 'jobs', row: job }])
  changed(state)
  wake(state)
  // The worker goes on when this page is closed in the middle of sending.
  void askForSync(outboxTag)
  return job
}

async function collect(state: OutboxState, jobId: string): Promise<unknown> {
  const job = await state.localStore.get('jobs', jobId)
  if (job?.state !== 'delivered') return null
  await state.localStore.write([{ remove: 'jobs', id: jobId }])
  changed(state)
  return job.answer
}

/** Stops the sending of this job, here or wherever it is sent. */
function cutOff(state: OutboxState, jobId: string) {
  state.cuts.get(jobId)?.abort()
  state.post.tell({ type: 'cancelled', jobId })
}
