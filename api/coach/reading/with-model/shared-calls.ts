import { createHmac, randomBytes } from 'node:crypto'

const lifetimeMs = 10 * 60_000
const mostKept = 300

interface Call<Answer, Item> {
  answer: Promise<Answer>
  isDone: boolean
  items: readonly Item[]
  listeners: Set<(items: readonly Item[]) => void>
  stop: AbortController
  askers: number
  untilMs: number
}

interface Asked<Answer, Item> {
  signal: AbortSignal
  onItems: (items: readonly Item[]) => void
  /** Aborted when no one waits for the answer any more. */
  work(signal: AbortSignal, onItems: (items: readonly Item[]) => void): Promise<Answer>
}

/** Keeps answers in memory for ten minutes under a keyed hash of the question. Concurrent callers share one call; failures are not kept. */
export function createSharedCalls<Answer, Item>(nowMs = () => performance.now()) {
  const secret = randomBytes(32)
  const calls = new Map<string, Call<Answer, Item>>()

  function begin(key: string, work: Asked<Answer, Item>['work']): Call<Answer, Item> {
    const stop = new AbortController()
    const state = { isDone: false, items: [] as readonly Item[], listeners: new Set(), stop, askers: 0, untilMs: Infinity }
    const call = state as unknown as Call<Answer, Item>
    call.answer = work(stop.signal, (items) => {
      call.items = items
      for (const listener of call.listeners) listener(items)
    })
    call.answer.then(
      () => Object.assign(call, { isDone: true, untilMs: nowMs() + lifetimeMs }),
      () => forget(key, call),
    )
    return call
  }

  function forget(key: string, call: Call<Answer, Item>) {
    if (calls.get(key) === call) calls.delete(key)
  }

  /** The least recently used is first in the map. */
  function keep(key: string, call: Call<Answer, Item>) {
    calls.delete(key)
    calls.set(key, call)
    for (const [oldest, { untilMs }] of calls) if (untilMs < nowMs() || calls.size > mostKept) calls.delete(oldest)
  }

  return async function ask(about: unknown, { signal, onItems, work }: Asked<Answer, Item>): Promise<Answer> {
    const key = createHmac('sha256', secret).update(JSON.stringify(about)).digest('base64')
    const known = calls.get(key)
    const call = known && known.untilMs >= nowMs() ? known : begin(key, work)
    keep(key, call)
    call.askers += 1
    call.listeners.add(onItems)
    if (call.items.length > 0) onItems(call.items)
    try {
      return await orAborted(call.answer, signal)
    } finally {
      call.listeners.delete(onItems)
      call.askers -= 1
      if (call.askers === 0 && !call.isDone) {
        call.stop.abort()
        forget(key, call)
      }
    }
  }
}

/** Rejects as soon as the signal is aborted. */
function orAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason)
    if (signal.aborted) stop()
    signal.addEventListener('abort', stop, { once: true })
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop))
  })
}
