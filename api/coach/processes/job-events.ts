/** The promise, or the signal's reason as soon as it is aborted; `onAbort` is called then. */
export function untilAborted<T>(promise: Promise<T>, signal: AbortSignal, onAbort: () => void): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      onAbort()
      reject(signal.reason)
    }
    if (signal.aborted) stop()
    signal.addEventListener('abort', stop, { once: true })
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop))
  })
}

/**
 * Turns dispatched events into something to iterate over. A reader who leaves aborts the work.
 * @param run does the work until it resolves; its rejection is thrown to the reader after the events before it
 */
export async function* eventsOf<Event>(
  signal: AbortSignal,
  run: (signal: AbortSignal, dispatch: (event: Event) => void) => Promise<unknown>,
): AsyncGenerator<Event> {
  const left = new AbortController()
  const events: Event[] = []
  let news = Promise.withResolvers<void>()
  let isOver = false
  const wake = () => {
    news.resolve()
    news = Promise.withResolvers()
  }
  const work = run(AbortSignal.any([signal, left.signal]), (event) => {
    events.push(event)
    wake()
  }).finally(() => {
    isOver = true
    wake()
  })
  // Thrown below, after the events before it.
  work.catch(() => undefined)
  try {
    for (;;) {
      const next = news.promise
      while (events.length > 0) yield events.shift()!
      if (isOver) return void (await work)
      await next
    }
  } finally {
    left.abort(new Error('the reader left'))
  }
}
