import { EventEmitter, on } from 'node:events'

/**
 * Turns dispatched events into something to iterate over. A reader who leaves aborts the work.
 * @param run does the work until it resolves; its rejection is thrown to the reader after the events before it
 */
export async function* eventsOf<Event>(
  signal: AbortSignal,
  run: (signal: AbortSignal, dispatch: (event: Event) => void) => Promise<unknown>,
): AsyncGenerator<Event> {
  const left = new AbortController()
  const emitter = new EventEmitter()
  // The iterator takes its listener away when its reader leaves; an error without one would be thrown.
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

/** Sends no section twice when a task is tried again: as many events of each section as were sent before are skipped. */
export function onlyNewEvents(dispatch: (event: object) => void): (event: object, attempt: number) => void {
  const sent = new Map<string, number>()
  let seen = new Map<string, number>()
  let seenIn = 1
  return (event, attempt) => {
    if (attempt !== seenIn) {
      seenIn = attempt
      seen = new Map()
    }
    const name = nameOf(event)
    const count = (seen.get(name) ?? 0) + 1
    seen.set(name, count)
    if (count <= (sent.get(name) ?? 0)) return
    sent.set(name, count)
    dispatch(event)
  }
}

function nameOf(event: object): string {
  if ('section' in event) return `section ${event.section}`
  return 'standIn' in event ? `stand-in ${event.standIn}` : ''
}
