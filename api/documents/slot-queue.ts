import { Problem } from '../problem.ts'
import type { ParserSlot } from './parser-slot.ts'

interface Waiting {
  take: (slot: ParserSlot) => void
  giveUp: (problem: Problem) => void
  timer: NodeJS.Timeout
}

/** Hands out the slots, first come first served; nobody waits longer than the limit. */
export class SlotQueue {
  readonly #free: ParserSlot[]
  readonly #waiting: Waiting[] = []
  readonly #limitMs: number
  #isClosed = false

  constructor(slots: ParserSlot[], limitMs: number) {
    this.#free = [...slots]
    this.#limitMs = limitMs
  }

  /** @throws Problem unavailable when no slot came free in time, or after close() */
  async withSlot<T>(work: (slot: ParserSlot) => Promise<T>): Promise<T> {
    const slot = await this.#take()
    try {
      return await work(slot)
    } finally {
      const next = this.#waiting.shift()
      if (next) next.take(slot)
      else this.#free.push(slot)
    }
  }

  close() {
    this.#isClosed = true
    for (const waiting of this.#waiting.splice(0)) waiting.giveUp(closed())
  }

  #take(): Promise<ParserSlot> {
    if (this.#isClosed) return Promise.reject(closed())
    // The slot used last has a warm process.
    const slot = this.#free.pop()
    if (slot) return Promise.resolve(slot)
    return new Promise((resolve, reject) => {
      const waiting: Waiting = {
        take: (free) => {
          clearTimeout(waiting.timer)
          resolve(free)
        },
        giveUp: (problem) => {
          clearTimeout(waiting.timer)
          reject(problem)
        },
        timer: setTimeout(() => {
          this.#waiting.splice(this.#waiting.indexOf(waiting), 1)
          reject(tooBusy())
        }, this.#limitMs),
      }
      this.#waiting.push(waiting)
    })
  }
}

function tooBusy() {
  return new Problem('unavailable', {
    message: 'Many files are being read right now. Please wait a moment and try again.',
    log: 'no parser slot came free in time',
    retryAfterSeconds: 10,
  })
}

function closed() {
  return new Problem('unavailable', { log: 'the document reader is closed' })
}
