import type { Hold, Ledger } from '../ledger/ledger.ts'
import type { Log } from '../log.ts'
import { Problem } from '../problem.ts'
import { createAnswerShelf, type ShelfLimits } from './answer-shelf.ts'
import { openJob, type PaidJob } from './job.ts'
import type { PaidRequest } from './paid-request.ts'
import { requestHashOf } from './request-hash.ts'
import { type RunContext, runToEnd } from './run-to-end.ts'
import { startHold } from './start-hold.ts'

export interface PaidJobs {
  /**
   * Holds the price (unless the answer is free) and starts the work; it goes on whether or not anyone listens.
   * @throws Problem too_few_credits, running, key_reused, too_many_requests, not_found (the answer is gone), charge_failed
   */
  run(request: PaidRequest): Promise<PaidJob>
  /**
   * The running or recent job of that key, never a charge.
   * @throws Problem running (in another process), not_found
   */
  find(userId: string, key: string): Promise<PaidJob>
  /** Starts nothing more, stops all running work and gives its credits back. Call it before the database closes. */
  close(): Promise<void>
}

export interface PaidJobOptions {
  ledger: Ledger
  now: () => Date
  log: Log
  /** The longest a job may take (env.AI_DEADLINE_MS). The hold's lease is twice that. */
  deadlineMs: number
  /** Jobs one person may have running at once (env.MAX_RUNNING_JOBS); 0 lifts the cap. */
  maxRunning?: number
  shelfLimits?: ShelfLimits
}

const sweepEveryMs = 30_000
const restarting = () => new Problem('unavailable', { message: 'The server is restarting. Please try again in a moment.' })
export const retryRunningSeconds = 5

/** The paid jobs of this process. The books are shared by all processes, the answers are kept here. */
export function createPaidJobs({ ledger, now, log, deadlineMs, maxRunning = 2, shelfLimits }: PaidJobOptions): PaidJobs {
  const shelf = createAnswerShelf(now, shelfLimits)
  const starting = new Map<string, Promise<PaidJob>>()
  const running = new Map<PaidJob, RunContext>()
  let closed = false
  const sweeper = setInterval(shelf.sweep, sweepEveryMs).unref()

  async function begin(request: PaidRequest): Promise<PaidJob> {
    const hold = request.charge === 'none' ? null : await priceHeld(request)
    const job = openJob(request.key)
    const context: RunContext = { ledger, log, now, deadlineMs, hold, request, job, stop: new AbortController() }
    shelf.put(request, job)
    running.set(job, context)
    // Not awaited: the person may go, the work goes on.
    void runToEnd(context).finally(() => {
      running.delete(job)
      shelf.ended(request.userId, job)
    })
    return job
  }

  function priceHeld(request: PaidRequest): Promise<Hold> {
    const salted = { ...request, requestHash: requestHashOf(request.userId, request.key, request.requestHash) }
    return startHold({ ledger, log, leaseMs: 2 * deadlineMs, maxRunning }, salted)
  }

  /** The job of that key here in memory, if it can serve this request. */
  function known({ userId, key, reason, requestHash, follow }: PaidRequest): PaidJob | null {
    const kept = shelf.get(userId, key)
    if (!kept || kept.job.endedAs?.ended === 'problem') return null
    if (kept.request.requestHash !== requestHash || kept.request.reason !== reason) throw new Problem('key_reused')
    if (!kept.job.endedAs && !follow) throw new Problem('running', { retryAfterSeconds: retryRunningSeconds })
    return kept.job
  }

  return {
    async run(request) {
      if (closed) throw restarting()
      const name = `${request.userId}\n${request.key}`
      // The same key sent twice in one moment: the second waits to see what the first became.
      while (starting.has(name)) await starting.get(name)?.catch(() => {})
      const existing = known(request)
      if (existing) return existing
      const begun = begin(request).finally(() => starting.delete(name))
      starting.set(name, begun)
      return begun
    },
    async find(userId, key) {
      const kept = shelf.get(userId, key)
      if (kept) return kept.job
      const elsewhere = await ledger.find(userId, key)
      if (elsewhere?.state === 'running') throw new Problem('running', { retryAfterSeconds: retryRunningSeconds })
      throw new Problem('not_found', { message: 'This answer is no longer kept here. Please start again.' })
    },
    async close() {
      closed = true
      clearInterval(sweeper)
      // A request that is just being charged becomes a job first, so that it can be given back too.
      await Promise.allSettled(starting.values())
      const ends = [...running.keys()].map((job) => job.end)
      for (const { stop } of running.values()) stop.abort(restarting())
      await Promise.all(ends)
    },
  }
}
