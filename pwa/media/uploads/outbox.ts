import { setBadge } from '../../platform/app-badge.ts'
import { askForSync } from '../../platform/background-sync.ts'
import { inTurn } from '../../platform/locks.ts'
import type { JobRow, Shelf } from '../../platform/shelf-rows.ts'
import { openDiscarding, type Removed } from './discarding.ts'
import { type DrainDoors, drain, readyForConnection } from './drain.ts'
import { newJob, type Parcel, readyAgain } from './job.ts'
import { waitingOf } from './job-words.ts'
import { type OutboxPost, outboxLock, outboxTag } from './outbox-post.ts'
import { sendLetter } from './send-letter.ts'

interface Progress {
  sentBytes: number
  totalBytes: number
}

export interface OutboxView {
  /** This person's jobs, oldest first, delivered ones with uncollected answers included. Discarded ones are not among them. */
  jobs: JobRow[]
  /** What this person discarded: it can be taken back for some seconds, and is known as long as its practice. */
  discarded: JobRow[]
  /** What is being sent now, in this tab or another: bytes by job id. */
  progress: ReadonlyMap<string, Progress>
}

export interface OutboxDoors {
  shelf: Shelf
  post: OutboxPost
  /** The person signed in now, or null. */
  uid(): string | null
  /** A bearer token; `fresh` when the last one was refused. Null when nobody is signed in. */
  token(options: { fresh: boolean }): Promise<string | null>
  now?: () => number
  random?: () => number
  send?: DrainDoors['send']
}

export interface Outbox {
  /** Where jobs and recordings lie; see `Shelf`. */
  readonly keeps: Shelf['keeps']
  view(): OutboxView
  subscribe(changed: () => void): () => void
  /** Puts a job on the shelf (it is safe when this resolves) and starts sending. */
  add(parcel: Parcel): Promise<JobRow>
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
interface Room extends OutboxDoors {
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
export function openOutbox(doors: OutboxDoors): Outbox {
  const progress: Room['progress'] = new Map()
  const start = { listeners: new Set<() => void>(), cuts: new Map(), life: new AbortController(), isQueued: false, toldAtMs: 0 }
  const discarding = openDiscarding({
    shelf: doors.shelf,
    now: () => nowOf(room),
    cutOff: (jobId) => cutOff(room, jobId),
    changed: () => changed(room),
  })
  const view = { jobs: [], discarded: [], progress }
  const room: Room = { ...doors, ...start, progress, view, timer: undefined, discarding }
  const stopListening = listen(room)
  void discarding.deleteDue().then(() => wake(room))
  return {
    keeps: room.shelf.keeps,
    view: () => room.view,
    subscribe(listener) {
      room.listeners.add(listener)
      return () => room.listeners.delete(listener)
    },
    add: (parcel) => add(room, parcel),
    collect: (jobId) => collect(room, jobId),
    wake: () => wake(room),
    async retry(jobId) {
      await room.shelf.change('jobs', jobId, (job) => readyAgain(job.recordingId === null ? { ...job, discarded: null } : job))
      changed(room)
      wake(room)
    },
    discard: discarding.discard,
    async undoDiscard(jobId) {
      const isBack = await discarding.undo(jobId)
      wake(room)
      return isBack
    },
    remove: discarding.remove,
    stopSending() {
      room.life.abort()
      room.life = new AbortController()
      clearTimeout(room.timer)
      void refresh(room)
    },
    close() {
      room.life.abort()
      clearTimeout(room.timer)
      discarding.close()
      stopListening()
      room.listeners.clear()
    },
  }
}

async function refresh(room: Room) {
  const uid = room.uid()
  const all = await room.shelf.all('jobs')
  const own = all.filter((job) => job.uid === uid)
  own.sort((one, other) => one.createdAtMs - other.createdAtMs || one.order - other.order)
  const jobs = own.filter((job) => !job.discarded)
  room.view = { jobs, discarded: own.filter((job) => job.discarded), progress: new Map(room.progress) }
  room.discarding.watch(all)
  setBadge(waitingOf(jobs).length)
  for (const changed of room.listeners) changed()
}

const nowOf = ({ now = Date.now }: Room) => now()

function changed(room: Room) {
  room.post.tell({ type: 'outbox-changed' })
  void refresh(room)
}

/** The connection is back, the person is back, another tab has news. Returns how to stop. */
function listen(room: Room): () => void {
  const online = () => void backOnline(room)
  const seen = () => document.visibilityState === 'visible' && online()
  addEventListener('online', online)
  document.addEventListener('visibilitychange', seen)
  const deaf = room.post.hear((news) => {
    if (news.type === 'cancelled') room.cuts.get(news.jobId)?.abort()
    if (news.type === 'sending') room.progress.set(news.jobId, news)
    else room.progress.clear()
    void refresh(room)
  })
  return () => {
    removeEventListener('online', online)
    document.removeEventListener('visibilitychange', seen)
    deaf()
  }
}

async function backOnline(room: Room) {
  await readyForConnection(room.shelf)
  wake(room)
}

function wake(room: Room) {
  // One in the queue is enough: it looks at the shelf when its turn comes.
  if (room.isQueued) return
  room.isQueued = true
  const start = () => {
    room.isQueued = false
    return sendWhatIsDue(room)
  }
  void inTurn(outboxLock, start).catch(() => {
    room.isQueued = false
  })
}

async function sendWhatIsDue(room: Room) {
  const uid = room.uid()
  if (uid === null) return
  const { shelf, send = sendLetter, now = Date.now, random = Math.random } = room
  const nextAtMs = await drain(uid, {
    ...{ shelf, send, now, random, signal: room.life.signal },
    canSend: () => true,
    changed: () => changed(room),
    sending: (jobId) => sending(room, jobId),
    tokenFor: async (owner, options) => (room.uid() === owner ? room.token(options) : null),
    progress: (jobId, sentBytes, totalBytes) => showProgress(room, jobId, { sentBytes, totalBytes }),
  })
  clearTimeout(room.timer)
  if (nextAtMs === null) return
  room.timer = setTimeout(() => wake(room), Math.min(longestTimerMs, Math.max(50, nextAtMs - now())))
  void askForSync(outboxTag)
}

function sending(room: Room, jobId: string) {
  const cut = new AbortController()
  const life = room.life.signal
  const stop = () => cut.abort()
  life.addEventListener('abort', stop)
  room.cuts.set(jobId, cut)
  return {
    signal: cut.signal,
    done() {
      life.removeEventListener('abort', stop)
      room.cuts.delete(jobId)
      room.progress.delete(jobId)
    },
  }
}

function showProgress(room: Room, jobId: string, progress: Progress) {
  const nowMs = performance.now()
  room.progress.set(jobId, progress)
  if (nowMs - room.toldAtMs < progressEveryMs && progress.sentBytes < progress.totalBytes) return
  room.toldAtMs = nowMs
  room.post.tell({ type: 'sending', jobId, ...progress })
  void refresh(room)
}

async function add(room: Room, parcel: Parcel): Promise<JobRow> {
  const before = (await room.shelf.all('jobs')).filter((job) => job.practiceId === parcel.practiceId)
  const order = Math.max(0, ...before.map((job) => job.order)) + 1
  const job = newJob(parcel, order, nowOf(room), () => crypto.randomUUID())
  await room.shelf.write([{ put: 'jobs', row: job }])
  changed(room)
  wake(room)
  // The worker goes on when this page is closed in the middle of sending.
  void askForSync(outboxTag)
  return job
}

async function collect(room: Room, jobId: string): Promise<unknown> {
  const job = await room.shelf.get('jobs', jobId)
  if (job?.state !== 'delivered') return null
  await room.shelf.write([{ remove: 'jobs', id: jobId }])
  changed(room)
  return job.answer
}

/** Stops the sending of this job, here or wherever it is sent. */
function cutOff(room: Room, jobId: string) {
  room.cuts.get(jobId)?.abort()
  room.post.tell({ type: 'cancelled', jobId })
}
