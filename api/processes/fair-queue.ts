import { Problem } from '../problem.ts'

export interface FairQueueOptions {
  /** Longest wait for a slot. */
  waitMs: number
  /** Tasks that may wait, of all people together. */
  mostWaiting: number
  /** Tasks of one person that may wait while one of theirs runs. */
  mostWaitingPerPerson: number
  /** How long a task runs undisturbed; after that it is interrupted for a person who has used less. */
  undisturbedMs: number
  /** How long used time counts against a person. */
  rememberedMs: number
  /** The sentence for each failure. */
  texts: { busy: string; tooManyOfYours: string }
}

/** One person's time with a slot. */
export interface Turn {
  /** Interrupts the work, which should end at once and may be queued again. */
  interrupt: AbortSignal
  /** To be called when the work really begins: from then on its time counts. */
  begun(): void
}

interface Running<Slot> {
  person: string
  slot: Slot
  /** Null until it really began. */
  begunAtMs: number | null
  interrupt: AbortController
  isDisturbable: boolean
  timer: NodeJS.Timeout | undefined
}

interface Waiting<Slot> {
  person: string
  begin: (running: Running<Slot>) => void
  giveUp: (problem: Problem) => void
}

interface Usage {
  usedMs: number
  lastMs: number
}

/**
 * Hands out slots: one person has one at a time, the person who has used the least goes first, and a long task makes way for a person who
 * has used less. So a few people with the worst files there are cannot keep everybody else waiting.
 */
export class FairQueue<Slot> {
  readonly #options: FairQueueOptions
  readonly #free: Slot[]
  readonly #running = new Set<Running<Slot>>()
  readonly #usage = new Map<string, Usage>()
  #waiting: Waiting<Slot>[] = []
  #isClosed = false

  constructor(slots: readonly Slot[], options: FairQueueOptions) {
    this.#free = [...slots]
    this.#options = options
  }

  /**
   * @throws Problem unavailable when no slot came free in time, when too many wait, or after close(); too_many_requests when this person
   * has too many waiting
   */
  async withSlot<T>(person: string, work: (slot: Slot, turn: Turn) => Promise<T>): Promise<T> {
    const running = await this.#turnOf(person)
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

  #turnOf(person: string): Promise<Running<Slot>> {
    const { waitMs, mostWaiting, mostWaitingPerPerson, texts } = this.#options
    if (this.#isClosed) return Promise.reject(closed())
    if (this.#waiting.filter((one) => one.person === person).length >= mostWaitingPerPerson)
      return Promise.reject(new Problem('too_many_requests', { message: texts.tooManyOfYours, retryAfterSeconds: 5 }))
    if (this.#waiting.length >= mostWaiting) return Promise.reject(busy(texts.busy))
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#waiting = this.#waiting.filter((one) => one !== waiting)
        reject(busy(texts.busy))
      }, waitMs)
      const waiting: Waiting<Slot> = {
        person,
        begin: (running) => {
          clearTimeout(timer)
          resolve(running)
        },
        giveUp: (problem) => {
          clearTimeout(timer)
          reject(problem)
        },
      }
      this.#waiting.push(waiting)
      this.#serve()
      this.#makeWay()
    })
  }

  /** Gives free slots to those who have used the least. */
  #serve() {
    for (let next = this.#next(); next && this.#free.length > 0; next = this.#next()) {
      const begun = next
      this.#waiting = this.#waiting.filter((one) => one !== begun)
      // The slot used last has a warm process.
      begun.begin(this.#start(begun.person, this.#free.pop()!))
    }
  }

  #start(person: string, slot: Slot): Running<Slot> {
    const interrupt = new AbortController()
    const running: Running<Slot> = { person, slot, interrupt, begunAtMs: null, isDisturbable: false, timer: undefined }
    this.#running.add(running)
    return running
  }

  #begun(running: Running<Slot>) {
    running.begunAtMs = performance.now()
    running.timer = setTimeout(() => {
      running.isDisturbable = true
      this.#makeWay()
    }, this.#options.undisturbedMs)
  }

  /** The waiting task of the person who has used the least; among equals the first. */
  #next(): Waiting<Slot> | undefined {
    const isAtWork = (person: string) => [...this.#running].some((one) => one.person === person)
    return least(
      this.#waiting.filter(({ person }) => !isAtWork(person)),
      ({ person }) => this.#usedMs(person),
    )
  }

  /** Interrupts the task of the person who has used the most, when one who has used less waits for a slot. */
  #makeWay() {
    const next = this.#next()
    if (!next || this.#free.length > 0) return
    const interruptible = [...this.#running].filter(({ isDisturbable, interrupt }) => isDisturbable && !interrupt.signal.aborted)
    const greediest = least(interruptible, ({ person }) => -this.#usedMs(person))
    if (greediest && this.#usedMs(greediest.person) > this.#usedMs(next.person)) greediest.interrupt.abort()
  }

  /** What this person has used lately, the running task included. */
  #usedMs(person: string): number {
    const nowMs = performance.now()
    const running = [...this.#running].filter((one) => one.person === person)
    const runningMs = running.reduce((sum, { begunAtMs }) => sum + nowMs - (begunAtMs ?? nowMs), 0)
    const past = this.#usage.get(person)
    const isRemembered = past && nowMs - past.lastMs < this.#options.rememberedMs
    return runningMs + (isRemembered ? past.usedMs : 0)
  }

  #remember({ person }: Running<Slot>) {
    const nowMs = performance.now()
    const usedMs = this.#usedMs(person)
    this.#usage.delete(person)
    this.#usage.set(person, { usedMs, lastMs: nowMs })
    // A Map keeps its order, so the oldest come first.
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
