import { createHmac, randomBytes } from 'node:crypto'
import { ask, type TaskContext } from './model.ts'

const lifetimeMs = 10 * 60_000
const mostKept = 300

interface Call {
  answer: Promise<unknown>
  askers: Set<Pick<TaskContext, 'onText'>>
  /** Aborted when no one waits for the answer any more. */
  stop: AbortController
  /** Infinite until answered. */
  untilMs: number
}

/**
 * `ask` with a memory of ten minutes, under a keyed hash of the question. Concurrent callers share one call; failures are not kept.
 * @param waitMs the longest that an answer may take
 */
export function rememberedAsk(waitMs?: number): typeof ask {
  const secret = randomBytes(32)
  const calls = new Map<string, Call>()

  function forget(key: string, call: Call) {
    if (calls.get(key) === call) calls.delete(key)
  }

  function begin(key: string, ...[context, task, more]: Parameters<typeof ask>): Call {
    const stop = new AbortController()
    const askers: Call['askers'] = new Set()
    const onText = (text: string) => {
      for (const asker of askers) asker.onText?.(text)
    }
    const signal = waitMs === undefined ? stop.signal : AbortSignal.any([stop.signal, AbortSignal.timeout(waitMs)])
    const answer = ask({ ...context, signal, onText }, task, more)
    const call: Call = { answer, askers, stop, untilMs: Number.POSITIVE_INFINITY }
    answer.then(
      () => Object.assign(call, { untilMs: performance.now() + lifetimeMs }),
      () => forget(key, call),
    )
    return call
  }

  return async (context, task, more) => {
    const about = JSON.stringify([task.name, task.prompt, context.data, more])
    const key = createHmac('sha256', secret).update(about).digest('base64')
    const known = calls.get(key)
    const call = known && known.untilMs >= performance.now() ? known : begin(key, context, task, more)
    // The least recently used is first in the map.
    calls.delete(key)
    calls.set(key, call)
    for (const [oldest, { untilMs }] of calls) if (untilMs < performance.now() || calls.size > mostKept) calls.delete(oldest)
    const asker = { onText: context.onText }
    call.askers.add(asker)
    try {
      const answer = await orAborted(call.answer as ReturnType<typeof ask<never>>, context.signal)
      await context.model.turn?.()
      return answer
    } finally {
      call.askers.delete(asker)
      if (call.askers.size === 0 && call.untilMs === Number.POSITIVE_INFINITY) {
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
