import { AsyncLocalStorage } from 'node:async_hooks'

/** The allowlist of span attributes. Nothing a user wrote, said or uploaded is on it. */
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

export const currentPlace = new AsyncLocalStorage<{ traceId: string; spanId: string }>()

export interface OpenSpan {
  set(facts: SpanFacts): void
  rename(name: string): void
  fail(): void
}

export interface Tracer {
  span<Result>(name: string, facts: SpanFacts, work: (span: OpenSpan) => Promise<Result>): Promise<Result>
  past(name: string, time: { startedAtMs: number; durationMs: number }, facts: SpanFacts, failed?: boolean): void
  close(): Promise<void>
}

const noSpan: OpenSpan = { set() {}, rename() {}, fail() {} }

export const noTracer: Tracer = { span: (_name, _facts, work) => work(noSpan), past() {}, async close() {} }
