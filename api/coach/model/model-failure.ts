import OpenAI from 'openai'
import type { Log } from '../../log.ts'

// `broken` is not JSON, `poor` left too little after the checks, `length` hit the token cap.
export type FailureKind =
  | 'timeout'
  | 'aborted'
  | 'connection'
  | 'cut'
  | 'status'
  | 'broken'
  | 'wrong-shape'
  | 'poor'
  | 'length'
  | 'refused'
  | 'endless'

/** Carries a kind and perhaps a status, never the provider's message, which may quote the prompt. */
export class ModelFailure extends Error {
  readonly kind: FailureKind
  readonly status: number | null
  readonly retryAfterMs: number | null

  constructor(
    kind: FailureKind,
    { status = null, retryAfterMs = null }: { status?: number | null; retryAfterMs?: number | null } = {},
  ) {
    super(`the model failed: ${kind}${status === null ? '' : ` ${status}`}`)
    this.name = 'ModelFailure'
    this.kind = kind
    this.status = status
    this.retryAfterMs = retryAfterMs
  }

  get isPassing(): boolean {
    if (this.kind === 'connection' || this.kind === 'cut') return true
    return this.status !== null && ([408, 409, 429].includes(this.status) || this.status >= 500)
  }
}

export function failureOf(error: unknown): ModelFailure {
  if (error instanceof ModelFailure) return error
  if (error instanceof OpenAI.APIConnectionTimeoutError) return new ModelFailure('timeout')
  if (error instanceof OpenAI.APIUserAbortError) return new ModelFailure('aborted')
  if (error instanceof OpenAI.APIConnectionError) return new ModelFailure('connection')
  if (error instanceof OpenAI.APIError) {
    // An error in the middle of a stream has no status.
    if (error.status === undefined) return new ModelFailure('cut')
    return new ModelFailure('status', { status: error.status, retryAfterMs: retryAfterOf(error.headers) })
  }
  if (error instanceof Error && error.name === 'AbortError') return new ModelFailure('aborted')
  // The connection broke mid-body, or a stream event was not JSON.
  return new ModelFailure('cut')
}

function retryAfterOf(headers: Headers | undefined): number | null {
  const seconds = Number(headers?.get('retry-after') ?? Number.NaN)
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : null
}

/** Logs why the model wrote no section, without prompt or answer. */
export function reportFailure(section: string, error: unknown, log: Log): void {
  if (error instanceof ModelFailure)
    log.warn('The model failed at a section', { section, kind: error.kind, providerStatus: error.status })
  else log.failure('A section could not be checked', error, { section })
}

/** For `catch`: logs the failure, unless the work was stopped, and the caller goes on with `value`. */
export const orElse =
  <Value>(section: string, log: Log, value: Value, signal?: AbortSignal) =>
  (error: unknown): Value => {
    if (!signal?.aborted) reportFailure(section, error, log)
    return value
  }
