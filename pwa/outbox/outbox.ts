import { setBadge } from '../platform/app-badge.ts'
import { inTurn } from '../platform/locks.ts'
import type { Change, JobRow, Shelf } from '../platform/shelf-rows.ts'
import { type DrainDoors, drain } from './drain.ts'
import { newJob, type Parcel, readyAgain, waitsForConnection } from './job.ts'
import { type OutboxPost, outboxLock, outboxTag } from './outbox-post.ts'
import { sendLetter } from './send-letter.ts'

export interface OutboxView {
  /** This person's jobs, oldest first, delivered ones with uncollected answers included. */
  jobs: JobRow[]
  /** What is being sent now, in this tab or another: bytes by job id. */
  progress: ReadonlyMap<string, { sentBytes: number; totalBytes: number }>
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
  view(): OutboxView
  subscribe(changed: () => void): () => void
  /** Puts a job on the shelf (it is safe when this resolves) and starts sending. */
  add(parcel: Parcel): Promise<JobRow>
  /** Takes the server's answer to a delivered job off the shelf; null when it is not there. */
  collect(jobId: string): Promise<unknown>
  /** Looks whether something is due. Called by itself at start, online, on return to the screen and after each job. */
  wake(): void
  retry(jobId: string): Promise<void>
  /** Throws a job and its recording away, also in the middle of sending. Only after the person said so. */
  discard(jobId: string): Promise<void>
  /** Signing out: cuts off what is being sent. It stays on the shelf, bound to its person. */
  stopSending(): void
  close(): void
}

/** Retried tus pieces and small forms report often; the screen needs four a second. */
const progressEveryMs = 250
/** A timer beyond this would not survive a sleeping phone anyway. */
const longestTimerMs = 60_000

/** The outbox of the page: the main sender. Another tab or the worker may send in its place, never at the same time. */
export function openOutbox(doors: OutboxDoors): Outbox {
  const { shelf, post, now = Date.now, random = Math.random, send = sendLetter } = doors
  const listeners = new Set<() => void>()
  const cuts = new Map<string, AbortController>()
  const progress: Map<string, { sentBytes: number; totalBytes: number }> = new Map()
  let view: OutboxView = { jobs: [], progress }
  let life = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  let isQueued = false
  let toldAtMs = 0

  async function refresh() {
    const uid = doors.uid()
    const jobs = (await shelf.all('jobs')).filter((job) => job.uid === uid)
    jobs.sort((one, other) => one.createdAtMs - other.createdAtMs || one.order - other.order)
    view = { jobs, progress: new Map(progress) }
    setBadge(waitingOf(jobs).length)
    for (const changed of listeners) changed()
  }
  function changed() {
    post.tell({ type: 'outbox-changed' })
    void refresh()
  }
  function sending(jobId: string) {
    const cut = new AbortController()
    const all = life.signal
    const stop = () => cut.abort()
    all.addEventListener('abort', stop)
    cuts.set(jobId, cut)
    return {
      signal: cut.signal,
      done() {
        all.removeEventListener('abort', stop)
        cuts.delete(jobId)
        progress.delete(jobId)
      },
    }
  }
  function showProgress(jobId: string, sentBytes: number, totalBytes: number) {
    progress.set(jobId, { sentBytes, totalBytes })
    if (now() - toldAtMs < progressEveryMs && sentBytes < totalBytes) return
    toldAtMs = now()
    post.tell({ type: 'sending', jobId, sentBytes, totalBytes })
    void refresh()
  }
  async function sendWhatIsDue() {
    const uid = doors.uid()
    if (uid === null) return
    const tokenFor: DrainDoors['tokenFor'] = async (owner, options) => (doors.uid() === owner ? doors.token(options) : null)
    const common = { shelf, send, now, random, changed, sending, tokenFor, progress: showProgress, signal: life.signal }
    const nextAtMs = await drain(uid, { ...common, canSend: () => true })
    clearTimeout(timer)
    if (nextAtMs === null) return
    timer = setTimeout(wake, Math.min(longestTimerMs, Math.max(50, nextAtMs - now())))
    void askWorkerToo()
  }
  function wake() {
    // One in the queue is enough: it looks at the shelf when its turn comes.
    if (isQueued) return
    isQueued = true
    void inTurn(outboxLock, async () => {
      isQueued = false
      await sendWhatIsDue()
    }).catch(() => {
      isQueued = false
    })
  }
  async function backOnline() {
    const waiting = (await shelf.all('jobs')).filter(waitsForConnection)
    for (const job of waiting) await shelf.change('jobs', job.id, readyAgain)
    wake()
  }
  const onReturn = () => document.visibilityState === 'visible' && void backOnline()
  const online = () => void backOnline()
  addEventListener('online', online)
  document.addEventListener('visibilitychange', onReturn)
  const deaf = post.hear((news) => {
    if (news.type === 'cancelled') cuts.get(news.jobId)?.abort()
    if (news.type === 'sending') progress.set(news.jobId, news)
    else progress.clear()
    void refresh()
  })
  void refresh().then(wake)

  return {
    view: () => view,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async add(parcel) {
      const before = (await shelf.all('jobs')).filter((job) => job.practiceId === parcel.practiceId)
      const order = Math.max(0, ...before.map((job) => job.order)) + 1
      const job = newJob(parcel, order, now(), () => crypto.randomUUID())
      await shelf.write([{ put: 'jobs', row: job }])
      changed()
      wake()
      return job
    },
    async collect(jobId) {
      const job = await shelf.get('jobs', jobId)
      if (job?.state !== 'delivered') return null
      await shelf.write([{ remove: 'jobs', id: jobId }])
      changed()
      return job.answer
    },
    wake,
    async retry(jobId) {
      await shelf.change('jobs', jobId, readyAgain)
      changed()
      wake()
    },
    async discard(jobId) {
      const job = await shelf.get('jobs', jobId)
      const recordingId = job?.recordingId
      const all = await shelf.all('recordings')
      const gone = all.filter(({ id, soundOf }) => recordingId && (id === recordingId || soundOf === recordingId))
      const removals = gone.flatMap(({ id }): Change[] => [{ remove: 'recordings', id }, { removeChunksOf: id }])
      await shelf.write([{ remove: 'jobs', id: jobId }, ...removals])
      cuts.get(jobId)?.abort()
      post.tell({ type: 'cancelled', jobId })
      changed()
    },
    stopSending() {
      life.abort()
      life = new AbortController()
      clearTimeout(timer)
      void refresh()
    },
    close() {
      life.abort()
      clearTimeout(timer)
      removeEventListener('online', online)
      document.removeEventListener('visibilitychange', onReturn)
      deaf()
      listeners.clear()
    },
  }
}

/** Jobs that the server does not have yet. */
export function waitingOf(jobs: readonly JobRow[]): JobRow[] {
  return jobs.filter((job) => job.state !== 'delivered')
}

/** "3 answers waiting for a connection"; null when nothing waits. */
export function waitingLine(jobs: readonly JobRow[], isOnline: boolean): string | null {
  const waiting = waitingOf(jobs)
  const stuck = waiting.filter((job) => job.state === 'needs-you').length
  if (waiting.length === 0) return null
  const answers = (count: number) => (count === 1 ? '1 answer' : `${count} answers`)
  if (stuck > 0) return `${answers(stuck)} could not be sent. Tap to see why`
  return isOnline ? `Sending ${answers(waiting.length)}` : `${answers(waiting.length)} waiting for a connection`
}

/** A bonus: Chromium's worker goes on when the page is closed. The page does not rely on it. */
async function askWorkerToo() {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined)
  const sync = (registration as { sync?: { register(tag: string): Promise<void> } } | undefined)?.sync
  await sync?.register(outboxTag).catch(() => undefined)
}
