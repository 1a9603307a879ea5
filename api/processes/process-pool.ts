import { FairQueue, type FairQueueOptions, type Turn } from './fair-queue.ts'
import { ProcessSlot, type SlotResult } from './process-slot.ts'
import type { ProcessOptions } from './restricted-process.ts'

interface ProcessPoolOptions extends ProcessOptions, FairQueueOptions {
  /** Tasks in work at the same time. */
  processes: number
}

/** Whose task it is, and a callback for how long it took. */
export interface TaskOwner {
  /** One task per person runs at a time; the person who has used the least goes first. */
  person: string
  /** Told how many milliseconds a process was at work, waiting not included; whatever the result. */
  onUsed?(ms: number): void
}

interface TaskTimes {
  /** A process's work on it, of all tries together: what was interrupted again and again has had its time. */
  timeLimitMs: number
  /** Waiting, starts and tries together. */
  totalLimitMs: number
}

/** Below this a second try is not worth its start. */
const leastMs = 500

/** A few replaceable processes for work on untrusted input, shared fairly. */
export class ProcessPool<Task, Answer> {
  readonly #slots: ProcessSlot<Task, Answer>[]
  readonly #queue: FairQueue<ProcessSlot<Task, Answer>>
  #tasksOfNobody = 0

  constructor(options: ProcessPoolOptions) {
    this.#slots = Array.from({ length: options.processes }, () => new ProcessSlot(options))
    this.#queue = new FairQueue(this.#slots, options)
  }

  /**
   * A task that made way is queued again, one whose process may have died of an earlier task is retried once.
   * @param owner without one, the task shares with nobody
   * @returns 'too-long' also for a task that made way until its time was over
   * @throws Problem as `FairQueue.withSlot`
   */
  async run(task: Task, { timeLimitMs, totalLimitMs }: TaskTimes, owner = this.#nobody()): Promise<Ended<Answer>> {
    const deadlineMs = performance.now() + totalLimitMs
    const leftMs = () => deadlineMs - performance.now()
    let [mayCrash, usedMs] = [true, 0]
    const onUsed = (ms: number) => {
      usedMs += ms
      owner.onUsed?.(ms)
    }
    while (leftMs() > leastMs && usedMs < timeLimitMs) {
      const result = await this.#queue.withSlot(owner.person, (slot, turn) => {
        const limits = { timeLimitMs: timeLimitMs - usedMs, totalLimitMs: Math.max(leastMs, leftMs()) }
        return timed(onUsed, turn, (own) => slot.run(task, limits, own))
      })
      if (result.ended === 'interrupted') continue
      if (result.ended !== 'crash' || !result.isWorthRetry || !mayCrash) return result
      mayCrash = false
    }
    return { ended: 'too-long' }
  }

  #nobody(): TaskOwner {
    return { person: `nobody ${this.#tasksOfNobody++}` }
  }

  /** Starts one process ahead of the first task; returns at once. */
  warmUp() {
    this.#slots[0]?.warmUp()
  }

  /** Of the processes that live right now. */
  processIds(): number[] {
    return this.#slots.flatMap((slot) => slot.processId ?? [])
  }

  load = () => this.#queue.load()

  close() {
    this.#queue.close()
    for (const slot of this.#slots) slot.close()
  }
}

type Ended<Answer> = Exclude<SlotResult<Answer>, { ended: 'interrupted' }>

/** Tells how long the work took from its beginning; of work that never began nothing. */
async function timed<T>(onUsed: (ms: number) => void, turn: Turn, work: (turn: Turn) => Promise<T>): Promise<T> {
  let begunAtMs: number | null = null
  const begun = () => {
    begunAtMs = performance.now()
    turn.begun()
  }
  const result = await work({ ...turn, begun })
  if (begunAtMs !== null) onUsed(performance.now() - begunAtMs)
  return result
}
