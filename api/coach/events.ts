import { EventEmitter, on } from 'node:events'

export type Send<Event> = (event: Event) => void

/** Turns sent events into something to iterate over. A reader who leaves aborts the work. */
export async function* eventsOf<Event>(
  signal: AbortSignal,
  run: (signal: AbortSignal, send: Send<Event>) => Promise<unknown>,
): AsyncGenerator<Event> {
  const left = new AbortController()
  const emitter = new EventEmitter()
  // `on` removes its listener when the reader leaves; an unhandled "error" event would be thrown.
  emitter.on('error', () => undefined)
  const events = on(emitter, 'event', { close: ['end'] })
  run(AbortSignal.any([signal, left.signal]), (event) => void emitter.emit('event', event)).then(
    () => emitter.emit('end'),
    (error) => emitter.emit('error', error),
  )
  try {
    for await (const [event] of events) yield event as Event
  } finally {
    left.abort(new Error('the reader left'))
  }
}
