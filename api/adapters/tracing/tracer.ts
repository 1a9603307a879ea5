import { AsyncLocalStorage } from 'node:async_hooks'

/** Everything a span may carry. Nothing a person wrote, said or uploaded is on this list, and nothing else gets through. */
export const spanFacts = [
  'http.request.method',
  'http.route',
  'http.response.status_code',
  'http.request.body.size',
  'gen_ai.request.model',
  'gen_ai.usage.input_tokens',
  'gen_ai.usage.output_tokens',
  'greenroom.provider',
  'greenroom.task',
  'greenroom.outcome',
  'greenroom.repair',
  'greenroom.cost_usd',
  'greenroom.reason',
  'greenroom.credits',
] as const

export type SpanFacts = Partial<Record<(typeof spanFacts)[number], string | number | boolean>>

/** Where a span begins within a trace; the log names the trace of each line. */
export interface Place {
  traceId: string
  spanId: string
}

export const currentPlace = new AsyncLocalStorage<Place>()

export interface OpenSpan {
  set(facts: SpanFacts): void
  rename(name: string): void
  /** Shown as an error. */
  fail(): void
}

/** Records how long things take, and what belongs to what. */
export interface Tracer {
  /** Runs work as a span; what is recorded meanwhile belongs to it. A rejection marks it as failed, without its message. */
  span<Result>(name: string, facts: SpanFacts, work: (span: OpenSpan) => Promise<Result>): Promise<Result>
  /** Something that is over already, as a part of what runs now. */
  past(name: string, time: { startedAtMs: number; durationMs: number }, facts: SpanFacts, failed?: boolean): void
  /** Sends what is left. */
  close(): Promise<void>
}

const noSpan: OpenSpan = { set() {}, rename() {}, fail() {} }

/** Where nobody collects traces. */
export const noTracer: Tracer = { span: (_name, _facts, work) => work(noSpan), past() {}, async close() {} }
