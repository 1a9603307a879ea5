import { askForSync } from '../../platform/background-sync.ts'
import type { LocalStore } from '../../platform/local-store.ts'
import { inTurn } from '../../platform/locks.ts'
import { drain, readyForConnection } from './drain.ts'
import { type OutboxChannel, outboxLock, outboxTag } from './outbox-channel.ts'
import { type Network, sendUpload } from './send-upload.ts'

export interface Progress {
  sentBytes: number
  totalBytes: number
}

export interface SenderDeps {
  localStore: LocalStore
  channel: OutboxChannel
  /** The person signed in now, or null. */
  uid(): string | null
  /** A bearer token; `fresh` when the last one was refused. Null when nobody is signed in. */
  token(options: { fresh: boolean }): Promise<string | null>
}

interface SenderCallbacks {
  /** Jobs have changed in the local store. */
  changed(): void
  /** `progress` has changed. */
  progressed(): void
}

/** Resumed uploads and small forms report often; the screen needs four a second. */
const progressEveryMs = 250
/** A longer timer would not survive a sleeping phone anyway. */
const longestTimerMs = 60_000

const network: Network = {
  fetch: (input, init) => fetch(input, init),
  uploader: async () => (await import('../../platform/resumable-upload.ts')).uploadResumably,
}

interface SenderState extends SenderDeps, SenderCallbacks {
  progress: Map<string, Progress>
  /** How to cancel each job that is being sent. */
  cancels: Map<string, AbortController>
  /** Aborted by signing out; then a new one begins. */
  signedIn: AbortController
  timer: ReturnType<typeof setTimeout> | undefined
  isQueued: boolean
  announcedAtMs: number
}

/** Sends what is due, and looks again when a retry is due, the connection is back or the person returns to the screen. */
export function createOutboxSender(deps: SenderDeps, callbacks: SenderCallbacks) {
  const none = { progress: new Map(), cancels: new Map(), timer: undefined, isQueued: false, announcedAtMs: 0 }
  const state: SenderState = { ...deps, ...callbacks, ...none, signedIn: new AbortController() }
  listen(state)
  return {
    /** What is being sent now, in this tab or another: bytes by job id. */
    progress: state.progress as ReadonlyMap<string, Progress>,
    wake: () => wake(state),
    /** Cancels the sending of this job, in whichever tab or worker it is. */
    cancel(jobId: string) {
      state.cancels.get(jobId)?.abort()
      state.channel.announce({ type: 'cancelled', jobId })
    },
    /** Cancels everything that this tab sends, until `wake`. */
    stop() {
      state.signedIn.abort()
      state.signedIn = new AbortController()
      clearTimeout(state.timer)
    },
  }
}

/** The connection is back, the person is back, another tab announces something. */
function listen(state: SenderState) {
  const online = () => void readyForConnection(state.localStore).then(() => wake(state))
  addEventListener('online', online)
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && online())
  state.channel.subscribe((message) => {
    if (message.type === 'cancelled') state.cancels.get(message.jobId)?.abort()
    if (message.type === 'sending') state.progress.set(message.jobId, message)
    else state.progress.clear()
    state.progressed()
  })
}

function wake(state: SenderState) {
  // One in the queue is enough: it reads the local store when its turn comes.
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

async function sendWhatIsDue(state: SenderState) {
  const uid = state.uid()
  if (uid === null) return
  const { localStore, changed } = state
  const nextAtMs = await drain(uid, {
    ...{ localStore, changed, now: Date.now, random: Math.random, signal: state.signedIn.signal },
    send: (upload, sendDeps) => sendUpload(upload, sendDeps, network),
    sending: (jobId) => sending(state, jobId),
    tokenFor: async (owner, options) => (state.uid() === owner ? state.token(options) : null),
    progress: (jobId, sentBytes, totalBytes) => showProgress(state, jobId, { sentBytes, totalBytes }),
  })
  clearTimeout(state.timer)
  if (nextAtMs === null) return
  state.timer = setTimeout(() => wake(state), Math.min(longestTimerMs, Math.max(50, nextAtMs - Date.now())))
  void askForSync(outboxTag)
}

function sending(state: SenderState, jobId: string) {
  const cancel = new AbortController()
  const { signal } = state.signedIn
  const stop = () => cancel.abort()
  signal.addEventListener('abort', stop)
  state.cancels.set(jobId, cancel)
  return {
    signal: cancel.signal,
    done() {
      signal.removeEventListener('abort', stop)
      state.cancels.delete(jobId)
      state.progress.delete(jobId)
    },
  }
}

function showProgress(state: SenderState, jobId: string, progress: Progress) {
  const nowMs = performance.now()
  state.progress.set(jobId, progress)
  if (nowMs - state.announcedAtMs < progressEveryMs && progress.sentBytes < progress.totalBytes) return
  state.announcedAtMs = nowMs
  state.channel.announce({ type: 'sending', jobId, ...progress })
  state.progressed()
}
