import { Problem } from '../../problem.ts'
import type { Hold } from '../ledger/ledger.ts'
import type { ChargedRequest, ChargedServices } from './charged-request.ts'
import { type Generation, type GenerationEnd, openGeneration } from './generation.ts'
import { requestHashOf } from './idempotency-key.ts'
import { type RunContext, runToEnd } from './run-to-end.ts'
import { createSealedWriter, createSealer } from './sealed-writer.ts'
import { alreadyRunning, startHold } from './start-hold.ts'

function endOf(ended: GenerationEnd | null) {
  if (!ended || ended.ended === 'problem') return 'failed'
  if (ended.done.charge === 'returned') return 'returned'
  return ended.done.creditsCharged > 0 ? 'charged' : 'free'
}

function tracedRun(context: RunContext): Promise<void> {
  const { metrics, tracer } = context.telemetry
  const { reason } = context.request
  const facts = { 'greenroom.reason': reason, 'greenroom.credits': context.hold?.amount ?? 0 }
  return tracer.span('charged request', facts, async (span) => {
    const startedAtMs = performance.now()
    await runToEnd(context)
    const end = endOf(context.generation.endedAs)
    span.set({ 'greenroom.outcome': end })
    if (end === 'failed') span.fail()
    metrics.chargedRequest({ reason, end }, (performance.now() - startedAtMs) / 1000)
  })
}

interface Running {
  context: RunContext
  ended: Promise<void>
}

type Whose = Pick<ChargedRequest, 'userId' | 'key'>

export const nameOf = ({ userId, key }: Whose) => `${userId}\n${key}`

export function createRunningGenerations({ answers, ledger, log, leaseMs }: ChargedServices) {
  const running = new Map<string, Running>()
  const ended = () => Promise.all([...running.values()].map((one) => one.ended))

  return {
    of: (whose: Whose) => running.get(nameOf(whose)),
    start(context: RunContext): Generation {
      const name = nameOf(context.request)
      // Not awaited: the work continues when the client disconnects.
      running.set(name, { context, ended: tracedRun(context).finally(() => running.delete(name)) })
      return context.generation
    },
    async renewLeases(): Promise<void> {
      const contexts = [...running.values()].map(({ context }) => context)
      if (contexts.length === 0) return
      const holdIds = contexts.flatMap(({ hold }) => (hold ? [hold.id] : []))
      const answerIds = contexts.map(({ answerId }) => answerId)
      await Promise.all([ledger.renew(holdIds, leaseMs), answers.renew(answerIds)]).catch((error) =>
        log.failure('The leases of running answers could not be renewed', error),
      )
    },
    ended,
    async stop(why: Problem): Promise<void> {
      const ends = ended()
      for (const { context } of running.values()) context.stop.abort(why)
      await ends
    },
  }
}

/** The ledger compares reasons itself; a sealed answer does not. */
export const answerHashOf = ({ reason }: ChargedRequest, requestHash: string) => requestHashOf(reason, requestHash)

/** Holds the price and opens the sealed answer. @param requestHash salted with the key. @throws Problem if nothing is started */
export async function beginGeneration(
  services: ChargedServices,
  request: ChargedRequest,
  requestHash: string,
): Promise<RunContext> {
  const { answers } = services
  const { userId, key } = request
  const hold = request.charge === 'none' ? null : await startHold(services, { ...request, requestHash })
  const answer = { userId, key, requestHash: answerHashOf(request, requestHash), holdId: hold?.id ?? null }
  const answerId = await answers.begin(answer).catch((error) => voided(services, hold, error))
  if (!answerId) throw alreadyRunning()
  const sealed = createSealedWriter(answers, answerId, createSealer({ answerId, userId, key }))
  return { ...services, hold, request, generation: openGeneration(key), answerId, sealed, stop: new AbortController() }
}

/** An answer that cannot be stored must not be charged. */
async function voided({ ledger, log }: ChargedServices, hold: Hold | null, error: unknown): Promise<never> {
  log.failure('An answer could not be started', error)
  const left = 'Credits could not be returned at once; the reaper will return them'
  if (hold) await ledger.void(hold).catch((failure) => log.failure(left, failure, { holdId: hold.id }))
  throw new Problem('charge_failed')
}
