import type { Database } from '../../adapters/database/database.ts'
import { Problem } from '../../problem.ts'
import type { ChargedRequest, ChargedServices } from './charged-request.ts'
import { createFollower } from './follow-elsewhere.ts'
import type { Generation } from './generation.ts'
import { requestHashOf } from './idempotency-key.ts'
import type { RunContext } from './run-to-end.ts'
import { answerHashOf, beginGeneration, createRunningGenerations, nameOf } from './running-generations.ts'
import { createSealedAnswers, defaultLeaseMs, type FoundAnswer } from './sealed-answers.ts'
import { alreadyRunning, noAnswer } from './start-hold.ts'

export type ChargedRequests = ReturnType<typeof createChargedRequests>

export interface ChargedRequestOptions
  extends Omit<ChargedServices, 'answers' | 'maxRunning' | 'leaseMs'>,
    Partial<Pick<ChargedServices, 'maxRunning' | 'leaseMs'>> {
  database: Database
}

const renewalsPerLease = 6
const restarting = () => new Problem('restarting')

export function createChargedRequests({ database, ...options }: ChargedRequestOptions) {
  const { ledger, now, maxRunning = 2, leaseMs = defaultLeaseMs } = options
  const answers = createSealedAnswers(database, now, leaseMs)
  const services = { ...options, answers, maxRunning, leaseMs }
  const follower = createFollower(services)
  const running = createRunningGenerations(services)
  const starting = new Map<string, Promise<Generation>>()
  let isClosing = false
  const { renewLeases } = running
  const timer = setInterval(renewLeases, leaseMs / renewalsPerLease).unref()

  async function joinOrBegin(request: ChargedRequest): Promise<Generation> {
    const here = running.of(request)
    if (here && !here.context.generation.endedAs) return joined(here.context, request)
    await here?.ended
    const requestHash = requestHashOf(request.userId, request.key, request.requestHash)
    const found = await answers.find(request.userId, request.key)
    if (found && isOfUse(found, request, requestHash)) return follower.follow(found, request)
    return running.start(await beginGeneration(services, request, requestHash))
  }

  return {
    sweep: () => answers.sweep(),
    renewLeases,
    /**
     * Holds the price (unless free) and starts the work, which continues even if the client disconnects. Repeating the request joins it or returns its
     * answer, from any server.
     */
    async run(request: ChargedRequest): Promise<Generation> {
      const name = nameOf(request)
      while (starting.has(name)) await starting.get(name)?.catch(() => {})
      if (isClosing) throw restarting()
      const begun = joinOrBegin(request).finally(() => starting.delete(name))
      starting.set(name, begun)
      return begun
    },
    async find(userId: string, key: string): Promise<Generation> {
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
      // Let a request that is being charged start first, so that it can finish or be refunded.
      await Promise.allSettled(starting.values())
      await running.ended()
    },
    async close() {
      isClosing = true
      clearInterval(timer)
      await Promise.allSettled(starting.values())
      await running.stop(restarting())
      await follower.close()
    },
  }
}

function joined({ generation, request: other }: RunContext, { requestHash, reason, follow }: ChargedRequest): Generation {
  if (other.requestHash !== requestHash || other.reason !== reason) throw new Problem('key_reused')
  if (!follow) throw alreadyRunning()
  return generation
}

/** A failed request, or one whose server died, is run again instead. */
function isOfUse({ state, isLive, requestHash }: FoundAnswer, request: ChargedRequest, saltedHash: string): boolean {
  if (state === 'problem' || (state === 'running' && !isLive)) return false
  if (requestHash !== answerHashOf(request, saltedHash)) throw new Problem('key_reused')
  if (state === 'running' && !request.follow) throw alreadyRunning()
  return true
}
