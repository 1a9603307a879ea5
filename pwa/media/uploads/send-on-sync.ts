import type { WorkerSession } from '../../platform/auth-in-worker.ts'
import { openLocalStore } from '../../platform/database-store.ts'
import type { LocalStore } from '../../platform/local-store.ts'
import { holdLock } from '../../platform/locks.ts'
import { uploadResumably } from '../../platform/resumable-upload.ts'
import { openOutboxChannel, outboxLock, outboxTag } from './outbox-channel.ts'
import { type Network, sendUpload } from './send-upload.ts'
import { createSender, readyForConnection } from './sender.ts'

/** Missing from the type libraries. */
interface SyncEvent extends Event {
  tag?: string
  waitUntil(work: Promise<unknown>): void
}

export interface WorkerDeps extends Network {
  /** Null when no one is signed in. Rejects without a connection. */
  openSession(): Promise<WorkerSession | null>
  wait(ms: number): Promise<void>
  /** Tells the user that feedback has arrived. */
  notify(): Promise<void>
}

export const workerDeps: Omit<WorkerDeps, 'openSession' | 'notify'> = {
  fetch: (input, init) => fetch(input, init),
  uploader: async () => uploadResumably,
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
}

const feedbackPath = '/api/interview-feedback'
/** Right after a connection returns the first tries often fail, and Chromium's next `sync` comes five minutes later. */
const tryAfterMs = [0, 3_000, 10_000, 30_000]

/** A video that takes longer than the worker lives continues with the next event. Safari and Firefox have no `sync`. */
export function sendOnSync(deps: WorkerDeps) {
  return (event: Event) => {
    const sync = event as SyncEvent
    if (sync.tag === outboxTag) sync.waitUntil(tryRepeatedly(deps))
  }
}

/** @throws Error when something is left: the browser then tries again later */
async function tryRepeatedly(deps: WorkerDeps) {
  const localStore = await openLocalStore()
  try {
    for (const waitMs of tryAfterMs) {
      await deps.wait(waitMs)
      if (await sendWhatIsDue(localStore, deps)) return
    }
    throw new Error('Something still waits to be sent')
  } finally {
    localStore.close()
  }
}

/** Whether nothing is left. */
async function sendWhatIsDue(localStore: LocalStore, deps: WorkerDeps): Promise<boolean> {
  // Usually the page has sent everything: the sign-in need not be opened.
  if (!(await localStore.all('jobs')).some((job) => job.state === 'waiting' && !job.discarded)) return true
  const release = await holdLock(outboxLock)
  // A page sends: it may be closed before it is done, so this is worth another look.
  if (!release) return false
  try {
    const session = await deps.openSession()
    if (!session) return true
    return await sendFor(session, localStore, deps).finally(() => session.close())
  } catch {
    return false
  } finally {
    release()
  }
}

async function sendFor({ uid, token }: WorkerSession, localStore: LocalStore, deps: WorkerDeps): Promise<boolean> {
  const channel = openOutboxChannel()
  const sender = createSender({
    ...{ localStore, channel },
    send: (upload, sendDeps) => sendUpload(upload, sendDeps, deps),
    tokenFor: async (owner, options) => (owner === uid ? token(options) : null),
    changed: () => channel.announce({ type: 'outbox-changed' }),
    progressed: () => undefined,
  })
  const before = await feedbackIn(localStore)
  try {
    await readyForConnection(localStore)
    return (await sender.sendDue(uid)) === null
  } finally {
    channel.close()
    if ((await feedbackIn(localStore)) > before) await deps.notify()
  }
}

async function feedbackIn(localStore: LocalStore): Promise<number> {
  const jobs = await localStore.all('jobs')
  return jobs.filter(({ state, path, discarded }) => state === 'delivered' && path === feedbackPath && !discarded).length
}
