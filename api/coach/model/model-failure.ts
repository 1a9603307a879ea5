import OpenAI from 'openai'
import type { Log } from '../../log.ts'

/**
 * Why a model gave nothing that can be used: `broken` is no JSON, `wrong-shape` other JSON than asked for, `poor` too little that the
 * guards let stand, `length` cut at the token cap, `refused` by the provider's filter.
 */
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

/** A failure of a model. It has a kind and perhaps a status, never the provider's words, which may quote the prompt. */
export class ModelFailure extends Error {
  readonly kind: FailureKind
  readonly status: number | null
  /** What the provider says to wait. */
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

  /** Whether the same question may well be answered a moment later. */
  get isPassing(): boolean {
    if (this.kind === 'connection' || this.kind === 'cut') return true
    return (
      this.kind === 'status' &&
      this.status !== null &&
      (this.status === 408 || this.status === 409 || this.status === 429 || this.status >= 500)
    )
  }
}

/** The SDK's error without its message, cause and body. */
export function failureOf(error: unknown): ModelFailure {
  if (error instanceof ModelFailure) return error
  if (error instanceof OpenAI.APIConnectionTimeoutError) return new ModelFailure('timeout')
  if (error instanceof OpenAI.APIUserAbortError) return new ModelFailure('aborted')
  if (error instanceof OpenAI.APIConnectionError) return new ModelFailure('connection')
  if (error instanceof OpenAI.APIError) {
    // An error in the middle of a stream has no status of its own.
    if (error.status === undefined) return new ModelFailure('cut')
    return new ModelFailure('status', { status: error.status, retryAfterMs: retryAfterOf(error.headers) })
  }
  if (error instanceof Error && error.name === 'AbortError') return new ModelFailure('aborted')
  // The connection broke while its body was being read, or a piece of the stream was no JSON.
  return new ModelFailure('cut')
}

function retryAfterOf(headers: Headers | undefined): number | null {
  const seconds = Number(headers?.get('retry-after') ?? Number.NaN)
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : null
}

/** Logs why a section has no words of the model; the text of neither prompt nor answer. */
export function reportFailure(section: string, error: unknown, log: Log): void {
  if (error instanceof ModelFailure)
    log.warn('The model failed at a section', { section, kind: error.kind, providerStatus: error.status })
  else log.failure('A section could not be checked', error, { section })
}
