import { randomBytes } from 'node:crypto'
import type { Log } from '../../log.ts'
import { createOtlpSender } from './otlp-sender.ts'
import { currentPlace as current, type SpanFacts, spanFacts, type Tracer } from './tracer.ts'

interface OtlpOptions {
  endpoint: string
  headers: string
  serviceName: string
  log: Log
  everyMs?: number
}

const allowed = (facts: SpanFacts): SpanFacts =>
  Object.fromEntries(spanFacts.filter((name) => facts[name] !== undefined).map((name) => [name, facts[name]]))

/** Traces for any collector that accepts OTLP as JSON. OpenTelemetry's own packages would add 17 MB for these few spans. */
export function createOtlpTracer(options: OtlpOptions): Tracer {
  const sender = createOtlpSender(options)
  const placed = () => {
    const parent = current.getStore()
    const traceId = parent?.traceId ?? randomBytes(16).toString('hex')
    return { traceId, spanId: randomBytes(8).toString('hex'), parentSpanId: parent?.spanId }
  }
  return {
    async span(name, facts, work) {
      const span = { ...placed(), name, startedAtMs: Date.now(), facts: allowed(facts), failed: false }
      const open = {
        set: (more: SpanFacts) => void Object.assign(span.facts, allowed(more)),
        rename: (next: string) => void Object.assign(span, { name: next }),
        fail: () => void Object.assign(span, { failed: true }),
      }
      try {
        return await current.run(span, () => work(open))
      } catch (error) {
        span.failed = true
        throw error
      } finally {
        sender.add({ ...span, endedAtMs: Date.now() })
      }
    },
    past(name, { startedAtMs, durationMs }, facts, failed = false) {
      sender.add({ ...placed(), name, startedAtMs, endedAtMs: startedAtMs + durationMs, facts: allowed(facts), failed })
    },
    close: () => sender.close(),
  }
}
