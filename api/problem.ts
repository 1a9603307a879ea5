import { type ProblemBody, type ProblemCode, problems } from './contract/problems.ts'

/** `adLines` are a user's text: kept sealed, never logged. */
export interface ProblemDetails extends Omit<ProblemBody, 'code' | 'message' | 'error'> {
  message?: string | undefined
  /** The sentence for the log. Never a user's text. */
  log?: string
  retryAfterSeconds?: number
}

/** A failure with a code and a sentence; only `app.ts` turns it into an HTTP response. */
export class Problem extends Error {
  readonly code: ProblemCode
  readonly details: ProblemDetails

  constructor(code: ProblemCode, details: ProblemDetails = {}) {
    super(details.log ?? code)
    this.name = 'Problem'
    this.code = code
    this.details = details
  }

  get status() {
    return problems[this.code].status
  }

  /** What the user reads. */
  get sentence(): string {
    return this.details.message ?? problems[this.code].message
  }

  with(details: ProblemDetails): Problem {
    return new Problem(this.code, { ...this.details, ...details })
  }

  /** `errorIsCode` on phone routes, where the client reads the code from `error`. */
  body({ errorIsCode = false } = {}): ProblemBody {
    const { message: _, log: __, retryAfterSeconds: ___, ...rest } = this.details
    const message = this.sentence
    return { code: this.code, message, error: errorIsCode ? this.code : message, ...rest }
  }
}

/** For `.catch`: gives a failure this sentence if it has none. */
export const orElse =
  (message: string) =>
  (error: unknown): never => {
    const isBare = error instanceof Problem && error.code === 'unavailable' && !error.details.message
    throw isBare ? error.with({ message }) : error
  }
