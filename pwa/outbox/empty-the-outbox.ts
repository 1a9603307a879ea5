import { holdLock } from '../platform/locks.ts'
import { openShelf } from '../platform/shelf.ts'
import { drain } from './drain.ts'
import { type OutboxPost, openOutboxPost, outboxLock, outboxTag } from './outbox-post.ts'
import { askPages, type Signature } from './page-token.ts'
import { sendForm } from './send-form.ts'

/** What of the worker's `sync` event is needed; the type libraries do not know it. */
interface SyncEvent extends Event {
  tag?: string
  waitUntil(work: Promise<unknown>): void
}

export interface WorkerDoors {
  /** Open pages of this app, the ones in sight first. */
  pages(): Promise<readonly { postMessage(message: unknown, transfer: Transferable[]): void }[]>
}

/** When a link comes up the first tries often fail, and Chromium's own next `sync` comes five minutes later. */
const tryAfterMs = [0, 3_000, 10_000, 30_000]

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** For the worker's table of events: `self.addEventListener('sync', emptyTheOutbox(doors))`. Sends small jobs; videos need the page. */
export function emptyTheOutbox(doors: WorkerDoors) {
  return (event: Event) => {
    const sync = event as SyncEvent
    if (sync.tag === outboxTag) sync.waitUntil(tryAgainAndAgain(doors))
  }
}

async function tryAgainAndAgain(doors: WorkerDoors) {
  for (const waitMs of tryAfterMs) {
    await sleep(waitMs)
    if (await sendWhatIsDue(doors)) return
  }
}

/** @returns whether nothing is left to do here: all sent, nobody signed in, or a page is at it */
async function sendWhatIsDue(doors: WorkerDoors): Promise<boolean> {
  const letGo = await holdLock(outboxLock)
  if (!letGo) return true
  const shelf = await openShelf()
  const post = openOutboxPost()
  try {
    const sign = async (fresh: boolean): Promise<Signature | null> => askPages(await doors.pages(), fresh)
    const first = await sign(false)
    if (!first) return true
    const nextAtMs = await drain(first.uid, {
      shelf,
      async tokenFor(uid, { fresh }) {
        const signature = await sign(fresh)
        return signature?.uid === uid ? signature.token : null
      },
      send: (letter, sendDoors) => sendForm(letter, sendDoors, fetch),
      canSend: (job) => job.how !== 'tus',
      now: Date.now,
      random: Math.random,
      signal: new AbortController().signal,
      sending: (jobId) => cutByPages(post, jobId),
      progress: () => undefined,
      changed: () => post.tell({ type: 'outbox-changed' }),
    })
    return nextAtMs === null
  } finally {
    letGo()
    post.close()
    shelf.close()
  }
}

/** A job discarded on the page while the worker sends it is cut off. */
function cutByPages(post: OutboxPost, jobId: string) {
  const cut = new AbortController()
  const done = post.hear((news) => news.type === 'cancelled' && news.jobId === jobId && cut.abort())
  return { signal: cut.signal, done }
}
