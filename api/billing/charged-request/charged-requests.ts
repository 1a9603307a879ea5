import type { Database } from '../../adapters/database/database.ts'
import type { Log } from '../../log.ts'
import { Problem } from '../../problem.ts'
import type { Ledger } from '../ledger/ledger.ts'
import { answerHashOf, beginGeneration } from './begin-generation.ts'
import type { ChargedRequest } from './charged-request.ts'
import { createFollower } from './follow-elsewhere.ts'
import type { Generation } from './generation.ts'
import { alreadyRunning, noAnswer } from './reported-charge.ts'
import { requestHashOf } from './request-hash.ts'
import type { RunContext } from './run-to-end.ts'
import { createRunningGenerations, nameOf } from './running-generations.ts'
import { createSealedAnswers, defaultLeaseMs, type FoundAnswer } from './sealed-answers.ts'
import type { Telemetry } from './traced-run.ts'

export interface ChargedRequests {
  /**
   * Holds the price (unless the answer is free) and starts the work; it continues whether or not anyone listens. The same request again
   * joins it, or gets its answer, on whichever server it runs or ran.
   * @throws Problem too_few_credits, running, key_reused, too_many_requests, not_found (the answer is gone), charge_failed, restarting
   */
  run(request: ChargedRequest): Promise<Generation>
  /**
   * The running or recent generation of that key, on any server; never a charge.
   * @throws Problem running (it is about to begin), not_found (with what the ledger says)
   */
  find(userId: string, key: string): Promise<Generation>
  /** No new work is accepted; /readyz reports it. */
  readonly isClosing: boolean
  /** Starts nothing more and waits for the running work, which ends within its deadline. */
  drain(): Promise<void>
  /** Stops what still runs and gives its credits back. Call it before the database closes. */
  close(): Promise<void>
  /** Renews the leases of the work here; happens by itself every few seconds. A dead server renews nothing, and its leases end. */
  renewLeases(): Promise<void>
  /** Deletes what was kept long enough; happens by itself at the start and every half minute. */
  sweep(): Promise<void>
}

export interface ChargedRequestOptions {
  database: Database
  ledger: Ledger
  now: () => Date
  log: Log
  /** The longest that one may take (env.AI_DEADLINE_MS). */
  deadlineMs: number
  /** How many one person may have running at once (env.MAX_RUNNING_JOBS); 0 lifts the cap. */
  maxRunning?: number
  /** A server that has not renewed its leases for this long counts as dead; 30 s unless said otherwise. */
  leaseMs?: number
  /** What is measured of it. */
  telemetry: Telemetry
}

/** A busy moment must not look like a dead server. */
const renewalsPerLease = 6
const sweepEveryMs = 30_000
const restarting = () => new Problem('restarting')

/** The charged requests of this process. The ledger and the sealed answers are shared by all processes. */
export function createChargedRequests({
  database,
  ledger,
  now,
  log,
  deadlineMs,
  ...options
}: ChargedRequestOptions): ChargedRequests {
  const { maxRunning = 2, leaseMs = defaultLeaseMs } = options
  const answers = createSealedAnswers(database, now, leaseMs)
  const follower = createFollower({ answers, ledger, log })
  const running = createRunningGenerations({ answers, ledger, log, leaseMs, telemetry: options.telemetry })
  const starting = new Map<string, Promise<Generation>>()
  let isClosing = false
  const sweep = () => answers.sweep().catch((error) => log.failure('Old answers could not be deleted', error))
  const { renewLeases } = running
  const timers = [setInterval(sweep, sweepEveryMs).unref(), setInterval(renewLeases, leaseMs / renewalsPerLease).unref()]
  void sweep()

  async function joinOrBegin(request: ChargedRequest): Promise<Generation> {
    const here = running.of(request)
    if (here && !here.context.generation.endedAs) return joined(here.context, request)
    // A generation that has just ended here is written first.
    await here?.ended
    const requestHash = requestHashOf(request.userId, request.key, request.requestHash)
    const found = await answers.find(request.userId, request.key)
    if (found && isOfUse(found, request, requestHash)) return follower.follow(found, request)
    const begun = { answers, ledger, now, log, deadlineMs, maxRunning, leaseMs }
    return running.start(await beginGeneration(begun, request, requestHash))
  }

  return {
    sweep,
    renewLeases,
    async run(request) {
      const name = nameOf(request)
      // The same key sent twice at the same moment: the second waits for the first to start.
      while (starting.has(name)) await starting.get(name)?.catch(() => {})
      if (isClosing) throw restarting()
      const begun = joinOrBegin(request).finally(() => starting.delete(name))
      starting.set(name, begun)
      return begun
    },
    async find(userId, key) {
      await starting.get(nameOf({ userId, key }))?.catch(() => {})
      const here = running.of({ userId, key })
      if (here) return here.context.generation
      const found = await answers.find(userId, key)
      if (found) return follower.follow(found, { userId, key })
      const charge = await ledger.chargeOf(userId, { key })
      if (charge.is === 'running') throw alreadyRunning('running')
      throw noAnswer(charge)
    },
    get isClosing() {
      return isClosing
    },
    async drain() {
      isClosing = true
      // A request that is just being charged starts first, so that it can end or be given back too.
      await Promise.allSettled(starting.values())
      await running.ended()
    },
    async close() {
      isClosing = true
      for (const timer of timers) clearInterval(timer)
      await Promise.allSettled(starting.values())
      await running.stop(restarting())
      await follower.close()
    },
  }
}

/** The work that runs here, if it is this request's. */
function joined({ generation, request: other }: RunContext, { requestHash, reason, follow }: ChargedRequest): Generation {
  if (other.requestHash !== requestHash || other.reason !== reason) throw new Problem('key_reused')
  if (!follow) throw alreadyRunning()
  return generation
}

/** Whether what runs or ran elsewhere serves the request. Not where it failed, or its server died: then it is made again. */
function isOfUse({ state, isLive, requestHash }: FoundAnswer, request: ChargedRequest, saltedHash: string): boolean {
  if (state === 'problem' || (state === 'running' && !isLive)) return false
  if (requestHash !== answerHashOf(request, saltedHash)) throw new Problem('key_reused')
  if (state === 'running' && !request.follow) throw alreadyRunning()
  return true
}
