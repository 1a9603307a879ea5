import type { Metrics } from '../../adapters/metrics.ts'
import type { Tracer } from '../../adapters/tracing/tracer.ts'
import type { GenerationEnd } from './generation.ts'
import { type RunContext, runToEnd } from './run-to-end.ts'

export interface Telemetry {
  metrics: Metrics
  tracer: Tracer
}

function endOf(ended: GenerationEnd | null) {
  if (!ended || ended.ended === 'problem') return 'failed'
  if (ended.done.charge === 'returned') return 'returned'
  return ended.done.creditsCharged > 0 ? 'charged' : 'free'
}

export function tracedRun({ metrics, tracer }: Telemetry, context: RunContext): Promise<void> {
  const { reason } = context.request
  const facts = { 'greenroom.reason': reason, 'greenroom.credits': context.hold?.amount ?? 0 }
  return tracer.span('charged request', facts, async (span) => {
    const startedAtMs = performance.now()
    await runToEnd(context)
    const end = endOf(context.generation.endedAs)
    span.set({ 'greenroom.outcome': end })
    if (end === 'failed') span.fail()
    metrics.chargedRequest({ reason, end, seconds: (performance.now() - startedAtMs) / 1000 })
  })
}
