import { type ProblemBody, type ProblemCode, problems, type ReportedCharge } from '../../api/contract/problems.ts'

export type ApiProblemCode = ProblemCode | 'no_connection'

export const noConnection = 'No connection. Please check that you are online, then try again.'

/** Why a call failed. `message` is a sentence that can always be shown; `cause` says 'status: body text', for the console. */
export class ApiProblem extends Error {
  readonly code: ApiProblemCode
  /** HTTP status; 0 when there was no response. */
  readonly status: number
  readonly creditsReturned: number | undefined
  readonly creditsRemaining: number | undefined
  /** What the ledger says about the request's Idempotency-Key; undefined when it was not asked (a proxy's page, a broken connection). */
  readonly charge: ReportedCharge | undefined
  /** See `ProblemBody.adLines`. */
  readonly adLines: readonly string[] | undefined

  constructor(code: ApiProblemCode, message: string, status: number, body: Partial<ProblemBody> = {}, cause?: Error) {
    super(message, cause === undefined ? undefined : { cause })
    this.name = 'ApiProblem'
    this.code = code
    this.status = status
    this.creditsReturned = body.creditsReturned
    this.creditsRemaining = body.creditsRemaining
    this.charge = body.charge
    this.adLines = body.adLines
  }
}

/** The ledger says that nothing can be fetched under the key any more. */
export const isOver = (charge: ReportedCharge | undefined): boolean =>
  charge === 'none' || charge === 'returned' || charge === 'paid'

/** Nobody knows what became of the request: the connection broke, or a proxy answered because its server is away. */
export const isUnanswered = ({ status, charge }: ApiProblem): boolean =>
  (charge === undefined || charge === 'unknown') && (status === 0 || status >= 500 || [404, 408, 425, 429].includes(status))

const isCode = (code: unknown): code is ProblemCode => typeof code === 'string' && code in problems

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Reads `{ code, message, error }`; any other body (a proxy's page, say) gets the general sentence of its status. */
export async function problemOf(response: Response): Promise<ApiProblem> {
  const text = await response.text().catch(() => '')
  const cause = new Error(`${response.status}: ${text || response.statusText}`)
  const body = jsonOf(text)
  const { code, message, ...rest } = (body ?? {}) as Partial<ProblemBody>
  if (isCode(code)) return new ApiProblem(code, message ?? problems[code].message, response.status, rest, cause)
  const fallback = response.status === 401 ? 'unauthenticated' : response.status >= 500 ? 'unavailable' : 'bad_request'
  return new ApiProblem(fallback, problems[fallback].message, response.status, {}, cause)
}

/** The sentence for anything that was caught: a problem's own, else `otherwise`. */
export function sentenceOf(error: unknown, otherwise: string): string {
  return error instanceof ApiProblem ? error.message : otherwise
}
