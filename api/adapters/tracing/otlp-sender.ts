import type { Log } from '../../log.ts'
import type { SpanFacts } from './tracer.ts'

export interface FinishedSpan {
  traceId: string
  spanId: string
  parentSpanId: string | undefined
  name: string
  startedAtMs: number
  endedAtMs: number
  facts: SpanFacts
  failed: boolean
}

interface SenderOptions {
  endpoint: string
  headers: string
  serviceName: string
  log: Log
  everyMs?: number
}

const usualEveryMs = 5_000
const timeoutMs = 10_000
/** An unreachable collector must not fill the memory. */
const mostWaiting = 2_048

const attribute = ([key, value]: [string, string | number | boolean]) => {
  if (typeof value === 'string') return { key, value: { stringValue: value } }
  if (typeof value === 'boolean') return { key, value: { boolValue: value } }
  return { key, value: Number.isInteger(value) ? { intValue: String(value) } : { doubleValue: value } }
}

const nanos = (ms: number) => String(BigInt(Math.round(ms)) * 1_000_000n)

/** Kind 2 is a server span, 1 an internal one; status 2 is an error. */
const encoded = ({ traceId, spanId, parentSpanId, name, startedAtMs, endedAtMs, facts, failed }: FinishedSpan) => ({
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

const headersOf = (text: string) =>
  Object.fromEntries(
    text.split(',').flatMap((pair) => {
      const at = pair.indexOf('=')
      return at > 0 ? [[pair.slice(0, at).trim(), decodeURIComponent(pair.slice(at + 1).trim())]] : []
    }),
  )

export function createOtlpSender({ endpoint, headers, serviceName, log, everyMs = usualEveryMs }: SenderOptions) {
  const url = `${endpoint.replace(/\/$/, '')}/v1/traces`
  const resource = { attributes: [attribute(['service.name', serviceName])] }
  let waiting: FinishedSpan[] = []

  async function send() {
    const spans = waiting
    waiting = []
    if (spans.length === 0) return
    const body = { resourceSpans: [{ resource, scopeSpans: [{ scope: { name: 'greenroom' }, spans: spans.map(encoded) }] }] }
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headersOf(headers) },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(timeoutMs),
      })
      if (!answer.ok) log.warn('Traces were refused', { providerStatus: answer.status, count: spans.length })
    } catch (error) {
      log.failure('Traces could not be sent', error, { count: spans.length })
    }
  }

  const timer = setInterval(() => void send(), everyMs).unref()
  return {
    add(span: FinishedSpan) {
      if (waiting.length < mostWaiting) waiting.push(span)
    },
    async close() {
      clearInterval(timer)
      await send()
    },
  }
}
