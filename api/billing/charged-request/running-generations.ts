import type { Metrics } from '../../adapters/metrics.ts'
import type { Log } from '../../log.ts'
import type { Problem } from '../../problem.ts'
import type { Ledger } from '../ledger/ledger.ts'
import type { Generation, GenerationEnd } from './generation.ts'
import { type RunContext, runToEnd } from './run-to-end.ts'
import type { SealedAnswers } from './sealed-answers.ts'

interface RunningOptions {
  answers: SealedAnswers
  ledger: Ledger
  log: Log
  leaseMs: number
  metrics: Metrics
}

interface Running {
  context: RunContext
  ended: Promise<void>
}

type Whose = Pick<RunContext['request'], 'userId' | 'key'>

export const nameOf = ({ userId, key }: Whose) => `${userId}\n${key}`

export function createRunningGenerations({ answers, ledger, log, leaseMs, metrics }: RunningOptions) {
  const running = new Map<string, Running>()
  const ended = () => Promise.all([...running.values()].map((one) => one.ended))

  return {
    of: (whose: Whose) => running.get(nameOf(whose)),
    start(context: RunContext): Generation {
      const name = nameOf(context.request)
      // Not awaited: the work continues when the client disconnects.
      running.set(name, { context, ended: measuredRun(metrics, context).finally(() => running.delete(name)) })
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

async function measuredRun(metrics: Metrics, context: RunContext): Promise<void> {
  const startedAtMs = performance.now()
  await runToEnd(context)
  const { request, generation } = context
  const seconds = (performance.now() - startedAtMs) / 1000
  metrics.chargedRequest({ reason: request.reason, end: endOf(generation.endedAs), seconds })
}

function endOf(ended: GenerationEnd | null) {
  if (!ended || ended.ended === 'problem') return 'failed'
  if (ended.done.charge === 'returned') return 'returned'
  return ended.done.creditsCharged > 0 ? 'charged' : 'free'
}
