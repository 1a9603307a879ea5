import { randomBytes } from 'node:crypto'
import type { Log } from '../../log.ts'
import { currentPlace as current, type SpanFacts, spanFacts, type Tracer } from './tracer.ts'

interface OtlpOptions {
  endpoint: string
  headers: string
  serviceName: string
  log: Log
}

const sendEveryMs = 5_000
const timeoutMs = 10_000
/** An unreachable collector must not fill the memory. */
const mostWaiting = 2_048

/** Traces for any collector that accepts OTLP as JSON. OpenTelemetry's own packages would add 24 MB for these few spans. */
export function createOtlpTracer({ endpoint, headers, serviceName, log }: OtlpOptions): Tracer {
  const url = `${endpoint.replace(/\/$/, '')}/v1/traces`
  const resource = { attributes: [attribute(['service.name', serviceName])] }
  let waiting: object[] = []

  function end(span: Span, endedAtMs = Date.now()) {
    if (waiting.length < mostWaiting) waiting.push(encoded(span, endedAtMs))
  }

  async function send() {
    const spans = waiting
    waiting = []
    if (spans.length === 0) return
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headersOf(headers) },
        body: JSON.stringify({ resourceSpans: [{ resource, scopeSpans: [{ scope: { name: 'greenroom' }, spans }] }] }),
        signal: AbortSignal.timeout(timeoutMs),
      })
      if (!answer.ok) log.warn('Traces were refused', { providerStatus: answer.status, count: spans.length })
    } catch (error) {
      log.failure('Traces could not be sent', error, { count: spans.length })
    }
  }

  const timer = setInterval(() => void send(), sendEveryMs).unref()
  return {
    async span(name, facts, work) {
      const span = start(name, facts)
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
        end(span)
      }
    },
    past(name, { startedAtMs, durationMs }, facts, failed = false) {
      end({ ...start(name, facts), startedAtMs, failed }, startedAtMs + durationMs)
    },
    async close() {
      clearInterval(timer)
      await send()
    },
  }
}

type Span = ReturnType<typeof start>

function start(name: string, facts: SpanFacts) {
  const parent = current.getStore()
  const traceId = parent?.traceId ?? randomBytes(16).toString('hex')
  const spanId = randomBytes(8).toString('hex')
  return { traceId, spanId, parentSpanId: parent?.spanId, name, startedAtMs: Date.now(), facts: allowed(facts), failed: false }
}

const allowed = (facts: SpanFacts): SpanFacts =>
  Object.fromEntries(spanFacts.filter((name) => facts[name] !== undefined).map((name) => [name, facts[name]]))

const attribute = ([key, value]: [string, string | number | boolean]) => {
  if (typeof value === 'string') return { key, value: { stringValue: value } }
  if (typeof value === 'boolean') return { key, value: { boolValue: value } }
  return { key, value: Number.isInteger(value) ? { intValue: String(value) } : { doubleValue: value } }
}

const nanos = (ms: number) => String(BigInt(Math.round(ms)) * 1_000_000n)

/** Kind 2 is a server span, 1 an internal one; status 2 is an error. */
const encoded = ({ traceId, spanId, parentSpanId, name, startedAtMs, facts, failed }: Span, endedAtMs: number) => ({
  traceId,
  spanId,
  ...(parentSpanId && { parentSpanId }),
  name,
  kind: parentSpanId ? 1 : 2,
  startTimeUnixNano: nanos(startedAtMs),
  endTimeUnixNano: nanos(endedAtMs),
  attributes: Object.entries(facts).map(attribute),
  status: failed ? { code: 2 } : {},
})

/** `name=value,name=value`, the values percent-encoded. */
const headersOf = (text: string) =>
  Object.fromEntries(
    text.split(',').flatMap((pair) => {
      const at = pair.indexOf('=')
      return at > 0 ? [[pair.slice(0, at).trim(), decodeURIComponent(pair.slice(at + 1).trim())]] : []
    }),
  )
