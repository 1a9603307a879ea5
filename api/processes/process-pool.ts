import { FairQueue, type FairQueueOptions, type Turn } from './fair-queue.ts'
import { TaskProcess, type TaskProcessOptions, type TaskResult } from './task-process.ts'

interface ProcessPoolOptions extends TaskProcessOptions, FairQueueOptions {
  processes: number
  tasksAtOnce?: number
  /** A process is replaced after so many, so that nothing of a file stays for ever and small leaks do not grow. Default: never. */
  tasksPerProcess?: number
}

export interface TaskOwner {
  /** One task per user runs at a time; the one who has used the least goes first. */
  userId: string
  /** Called with the milliseconds a process worked, without the wait, whatever the result. */
  onUsed?(ms: number): void
}

interface TaskTimes {
  /** A process's work without a break, of all tries together: what was interrupted again and again has had its time. */
  timeLimitMs: number
  /** Waiting, starts and tries together. Default: as long as someone waits. */
  totalLimitMs?: number
}

interface TaskOptions<Event> {
  /** Without one, the task shares with no one. */
  owner?: TaskOwner | undefined
  signal?: AbortSignal
  /** @param attempt from 1: a task whose process died begins again */
  onEvent?(event: Event, attempt: number): void
  preferred?: number | null
}

/** Below this a second try is not worth its start. */
const leastMs = 500
const mostTries = 2

/** A few replaceable processes for work on untrusted input, shared fairly. */
export class ProcessPool<Task, Answer, Event = never> {
  readonly #options: ProcessPoolOptions
  readonly #processes: (TaskProcess<Task, Answer, Event> | null)[]
  readonly #queue: FairQueue<number>
  #tasksOfNoOne = 0
  #isClosed = false

  constructor(options: ProcessPoolOptions) {
    const { processes, tasksAtOnce = 1 } = options
    this.#options = options
    this.#processes = Array.from({ length: processes }, () => null)
    const slots = Array.from({ length: processes * tasksAtOnce }, (_, slot) => slot % processes)
    this.#queue = new FairQueue(slots, options)
  }

  // A task that made way is queued again ('too-long' when its time is over); one whose process died for another reason than this task is tried once
  // more. Throws as `FairQueue.withSlot`, and the signal's reason.
  async run(
    task: Task,
    { timeLimitMs, totalLimitMs = Number.POSITIVE_INFINITY }: TaskTimes,
    { owner = { userId: `no one ${this.#tasksOfNoOne++}` }, signal, onEvent, preferred = null }: TaskOptions<Event> = {},
  ): Promise<TaskResult<Answer>> {
    const deadlineMs = performance.now() + totalLimitMs
    const leftMs = () => deadlineMs - performance.now()
    const choose = (free: readonly number[]) => this.#choose(free, preferred)
    let [tries, usedMs, isRetry] = [1, 0, false]
    while (leftMs() > leastMs && usedMs < timeLimitMs) {
      const work = async (at: number, turn: Turn) => {
        const run = {
          ...{ timeLimitMs: timeLimitMs - usedMs, totalLimitMs: Math.max(leastMs, leftMs()) },
          signal: signal ? AbortSignal.any([signal, turn.interrupt]) : turn.interrupt,
          onEvent: (event: Event) => onEvent?.(event, tries),
        }
        return this.#timed(at, task, run, turn)
      }
      const [result, ms] = await this.#queue.withSlot(owner.userId, work, { choose, signal, isRetry })
      if (ms > 0) owner.onUsed?.(ms)
      signal?.throwIfAborted()
      if (result.ended === 'interrupted') usedMs += ms
      else if (result.ended !== 'crash' || tries++ >= mostTries) return result
      isRetry = true
    }
    return { ended: 'too-long' }
  }

  /** The preferred process where it has room; otherwise the one with the least to do, a living one rather. */
  #choose(free: readonly number[], preferred: number | null): number {
    if (preferred !== null && free.includes(preferred)) return preferred
    const room = (at: number) => free.filter((one) => one === at).length + (this.#processes[at] ? 0.5 : 0)
    return free.reduce((best, at) => (room(at) >= room(best) ? at : best))
  }

  /** @returns the result and how long the work took from its beginning; of work that never began nothing */
  async #timed(
    at: number,
    task: Task,
    run: Omit<Parameters<TaskProcess<Task, Answer, Event>['run']>[1], 'onBegin'>,
    { begun }: Turn,
  ): Promise<[TaskResult<Answer>, number]> {
    if (this.#isClosed) return [{ ended: 'closed' }, 0]
    // An aborted signal sends no event, so the process would never be told.
    if (run.signal.aborted) return [{ ended: 'interrupted' }, 0]
    let begunAtMs: number | null = null
    const onBegin = () => {
      if (begunAtMs !== null) return
      begunAtMs = performance.now()
      begun()
    }
    const process = this.#living(at)
    const result = await process.run(task, { ...run, onBegin })
    if (process.isIdle && process.tasks >= (this.#options.tasksPerProcess ?? Number.POSITIVE_INFINITY)) process.close()
    // So that the next user does not wait for a start. One that ends without work would end again.
    if (process.isGone && !this.#isClosed) this.#living(at)
    return [result, begunAtMs === null ? 0 : performance.now() - begunAtMs]
  }

  #living(at: number): TaskProcess<Task, Answer, Event> {
    const process = this.#processes[at]
    if (process && !process.isGone) return process
    process?.close()
    const started = new TaskProcess<Task, Answer, Event>(this.#options)
    this.#processes[at] = started
    return started
  }

  warmUp(processes = this.#processes.length) {
    for (let at = 0; at < processes; at++) this.#living(at)
  }

  processIds(): number[] {
    return this.#processes.flatMap((process) => (process?.isGone ? [] : (process?.processId ?? [])))
  }

  load = () => this.#queue.load()

  close() {
    this.#isClosed = true
    this.#queue.close()
    for (const process of this.#processes) process?.close()
  }
}
