import { Problem } from '../problem.ts'

/** How long a task waits in line, and how long a line may be. Beyond it a request is refused at once, with Retry-After. */
export const queueLimits = {
  /** Each file that waits is held in memory, up to 5 MB of it. */
  documents: { waitMs: 6_000, mostWaiting: 40, mostWaitingPerUser: 5 },
  /** They wait on disk. Ten answers may arrive at once when a phone is online again, some of them twice. */
  recordings: { waitMs: 20_000, mostWaiting: 100, mostWaitingPerUser: 24 },
  /** One user has `MAX_RUNNING_JOBS` of them. */
  coach: { waitMs: 15_000, mostWaiting: 100 },
  newUploads: { mostWaiting: 100 },
} as const

export interface FairQueueOptions {
  waitMs: number
  mostWaiting: number
  mostWaitingPerUser: number
  /** A task that has run this long is interrupted for a user who has used less. Left out: never. */
  undisturbedMs?: number
  rememberedMs: number
  texts: { busy: string; tooManyOfYours: string }
}

export interface Turn {
  /** Interrupts the work, which should end at once and may be queued again. */
  interrupt: AbortSignal
  /** Called when the work really begins: from then on its time counts. */
  begun(): void
}

interface Asked<Slot> {
  /** Chooses among the free slots, the one used last at the end; by default that one. */
  choose?(free: readonly Slot[]): Slot
  signal?: AbortSignal | undefined
  /** The task has waited before: it goes first among equals, however long the queue is. */
  isRetry?: boolean
}

interface Running<Slot> {
  userId: string
  slot: Slot
  begunAtMs: number | null
  interrupt: AbortController
  isDisturbable: boolean
  timer: NodeJS.Timeout | undefined
}

interface Waiting<Slot> extends Asked<Slot> {
  userId: string
  begin: (running: Running<Slot>) => void
  giveUp: (reason: unknown) => void
}

// A user has one slot at a time, the one who has used the least goes first, and a long task makes way for a user who has used less. So a few users
// with the worst files there are cannot keep everyone else waiting.
export class FairQueue<Slot> {
  readonly #options: FairQueueOptions
  readonly #free: Slot[]
  readonly #running = new Set<Running<Slot>>()
  readonly #usage = new Map<string, { usedMs: number; lastMs: number }>()
  #waiting: Waiting<Slot>[] = []
  #isClosed = false

  constructor(slots: readonly Slot[], options: FairQueueOptions) {
    this.#free = [...slots]
    this.#options = options
  }

  /** @throws Problem unavailable when no slot came free in time or too many wait; too_many_requests; the signal's reason */
  async withSlot<T>(userId: string, work: (slot: Slot, turn: Turn) => Promise<T>, asked: Asked<Slot> = {}): Promise<T> {
    const running = await this.#turnOf(userId, asked)
    try {
      return await work(running.slot, { interrupt: running.interrupt.signal, begun: () => this.#begun(running) })
    } finally {
      clearTimeout(running.timer)
      this.#remember(running)
      this.#running.delete(running)
      this.#free.push(running.slot)
      this.#serve()
    }
  }

  load() {
    return { inUse: this.#running.size, waiting: this.#waiting.length }
  }

  close() {
    this.#isClosed = true
    for (const { giveUp } of this.#waiting.splice(0)) giveUp(closed())
  }

  #turnOf(userId: string, asked: Asked<Slot>): Promise<Running<Slot>> {
    if (this.#isClosed) return Promise.reject(closed())
    const refusal = asked.isRetry ? null : this.#refusal(userId)
    if (refusal) return Promise.reject(refusal)
    const { promise, resolve, reject } = Promise.withResolvers<Running<Slot>>()
    const leave = () => waiting.giveUp(asked.signal?.reason)
    const timer = setTimeout(() => waiting.giveUp(busy(this.#options.texts.busy)), this.#options.waitMs)
    const done = () => {
      this.#waiting = this.#waiting.filter((one) => one !== waiting)
      clearTimeout(timer)
      asked.signal?.removeEventListener('abort', leave)
    }
    const begin = (running: Running<Slot>) => {
      done()
      resolve(running)
    }
    const giveUp = (reason: unknown) => {
      done()
      reject(reason)
    }
    const waiting: Waiting<Slot> = { ...asked, userId, begin, giveUp }
    asked.signal?.addEventListener('abort', leave)
    if (asked.isRetry) this.#waiting.unshift(waiting)
    else this.#waiting.push(waiting)
    if (asked.signal?.aborted) leave()
    this.#serve()
    this.#makeWay()
    return promise
  }

  #refusal(userId: string): Problem | null {
    const { mostWaiting, mostWaitingPerUser, texts } = this.#options
    if (this.#waiting.filter((one) => one.userId === userId).length >= mostWaitingPerUser)
      return new Problem('too_many_requests', { message: texts.tooManyOfYours, retryAfterSeconds: 5 })
    return this.#waiting.length >= mostWaiting ? busy(texts.busy) : null
  }

  #serve() {
    for (let next = this.#next(); next && this.#free.length > 0; next = this.#next()) {
      const slot = next.choose?.(this.#free) ?? this.#free.at(-1)!
      this.#free.splice(this.#free.lastIndexOf(slot), 1)
      const running: Running<Slot> = {
        ...{ userId: next.userId, slot, interrupt: new AbortController() },
        ...{ begunAtMs: null, isDisturbable: false, timer: undefined },
      }
      this.#running.add(running)
      next.begin(running)
    }
  }

  #begun(running: Running<Slot>) {
    running.begunAtMs ??= performance.now()
    if (this.#options.undisturbedMs === undefined) return
    running.timer = setTimeout(() => {
      running.isDisturbable = true
      this.#makeWay()
    }, this.#options.undisturbedMs)
  }

  /** The waiting task of the user who has used the least; among equals the first. */
  #next(): Waiting<Slot> | undefined {
    const isAtWork = (userId: string) => [...this.#running].some((one) => one.userId === userId)
    return least(
      this.#waiting.filter(({ userId }) => !isAtWork(userId)),
      ({ userId }) => this.#usedMs(userId),
    )
  }

  /** Interrupts the task of the user who has used the most, when one who has used less waits for a slot. */
  #makeWay() {
    const next = this.#next()
    if (!next || this.#free.length > 0) return
    const interruptible = [...this.#running].filter(({ isDisturbable, interrupt }) => isDisturbable && !interrupt.signal.aborted)
    const greediest = least(interruptible, ({ userId }) => -this.#usedMs(userId))
    if (greediest && this.#usedMs(greediest.userId) > this.#usedMs(next.userId)) greediest.interrupt.abort()
  }

  #usedMs(userId: string): number {
    const nowMs = performance.now()
    const running = [...this.#running].filter((one) => one.userId === userId)
    const runningMs = running.reduce((sum, { begunAtMs }) => sum + nowMs - (begunAtMs ?? nowMs), 0)
    const past = this.#usage.get(userId)
    const isRemembered = past && nowMs - past.lastMs < this.#options.rememberedMs
    return runningMs + (isRemembered ? past.usedMs : 0)
  }

  #remember({ userId }: Running<Slot>) {
    const nowMs = performance.now()
    const usedMs = this.#usedMs(userId)
    this.#usage.delete(userId)
    this.#usage.set(userId, { usedMs, lastMs: nowMs })
    for (const [name, { lastMs }] of this.#usage) {
      if (nowMs - lastMs < this.#options.rememberedMs) break
      this.#usage.delete(name)
    }
  }
}

function least<T>(list: readonly T[], measure: (one: T) => number): T | undefined {
  return list.reduce<T | undefined>((best, one) => (best === undefined || measure(one) < measure(best) ? one : best), undefined)
}

function busy(message: string) {
  return new Problem('unavailable', { message, log: 'no process came free in time', retryAfterSeconds: 10 })
}

function closed() {
  return new Problem('unavailable', { log: 'the processes are closed', retryAfterSeconds: 10 })
}
