import { Worker } from 'node:worker_threads'
import { Problem } from '../problem.ts'
import type { WatchData } from './memory-watch.ts'
import { tooMuchMemorySignal } from './restricted-process.ts'

/** From the server: the setup first, if there is one. */
export type ToProcess<Task> = { setup: unknown } | { id: number; task: Task } | { abort: number }

export type FromProcess<Answer, Event> =
  /** This task has the thread, or has let go of it. One has it at a time. */
  { id: number; hasThread: boolean } | { id: number; event: Event } | { id: number; answer: Answer } | { notice: unknown }

export interface Job<Event> {
  signal: AbortSignal
  send(event: Event): void
  /** For processes whose tasks share the thread: resolves when this task has it, until it waits for something else. */
  turn(): Promise<void>
}

interface ServeOptions {
  /** Tasks run side by side and call `turn`; otherwise each has the thread from its beginning to its end. */
  sharesThread?: boolean
  onSetup?(setup: unknown): void
}

/** After a stray failure inside a parser the file at hand gets this long to finish. */
const graceMs = 1000

/** The process's side of `TaskProcess`: answers tasks until the server goes away. Returns a function that sends a notice to the server. */
export function serveTasks<Task, Answer, Event = never>(
  answerTo: (task: Task, job: Job<Event>) => Promise<Answer>,
  { sharesThread = false, onSetup }: ServeOptions = {},
): (notice: unknown) => void {
  const setBusy = startMemoryWatch()
  const send = (message: FromProcess<Answer, Event>, sent?: () => void) =>
    void process.send?.(message, undefined, undefined, sent)
  const hold = (id: number, hasThread: boolean) => {
    setBusy(hasThread)
    send({ id, hasThread })
  }
  const turnOf = createTurns(hold)
  const aborts = new Map<number, AbortController>()
  let isTainted = false

  async function work(id: number, task: Task) {
    const abort = new AbortController()
    aborts.set(id, abort)
    if (!sharesThread) hold(id, true)
    const answer = await answerTo(task, {
      signal: abort.signal,
      send: (event) => send({ id, event }),
      turn: () => turnOf(id),
    })
    aborts.delete(id)
    if (!sharesThread) hold(id, false)
    send({ id, answer }, () => {
      if (isTainted) process.exit(1)
    })
  }

  process.on('message', (message: ToProcess<Task>) => {
    if ('setup' in message) onSetup?.(message.setup)
    else if ('abort' in message) aborts.get(message.abort)?.abort(new Problem('unavailable'))
    else void work(message.id, message.task)
  })
  // About one damaged PDF in a hundred makes its parser reject a promise that nothing awaits. The process may still answer, but it is not
  // used again.
  process.on('unhandledRejection', () => {
    isTainted = true
    setTimeout(() => process.exit(1), graceMs).unref()
  })
  process.on('disconnect', () => process.exit(0))
  return (notice) => send({ notice })
}

function startMemoryWatch(): (isBusy: boolean) => void {
  const busy = new Int32Array(new SharedArrayBuffer(4))
  const workerData: WatchData = {
    ...{ busy, serverId: process.ppid, tooMuchMemorySignal },
    memoryLimitBytes: Number(process.argv[2]),
  }
  const entry = new URL('./memory-watch.ts', import.meta.url)
  new Worker(entry, { workerData, resourceLimits: { maxOldGenerationSizeMb: 16 } }).unref()
  return (isBusy) => {
    Atomics.store(busy, 0, Number(isBusy))
    Atomics.notify(busy, 0)
  }
}

/** Hands the thread from task to task, so that the server can tell which one holds it, and end the one that never lets go. */
function createTurns(hold: (id: number, hasThread: boolean) => void) {
  const waiting: { id: number; begin: () => void }[] = []
  let isHanding = false

  function handOn() {
    const next = waiting.shift()
    isHanding = next !== undefined
    if (!next) return
    hold(next.id, true)
    // What waits for this runs when this function has returned, and before the next immediate.
    next.begin()
    setImmediate(() => {
      hold(next.id, false)
      handOn()
    })
  }

  return function turnOf(id: number): Promise<void> {
    return new Promise((begin) => {
      waiting.push({ id, begin })
      if (isHanding) return
      isHanding = true
      setImmediate(handOn)
    })
  }
}
