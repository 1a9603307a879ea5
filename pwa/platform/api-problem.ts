import { type ProblemBody, type ProblemCode, problems, type ReportedCharge } from '../../api/contract/problems.ts'

export type ApiProblemCode = ProblemCode | 'no_connection'

export const noConnection = 'No connection. Please check that you are online, then try again.'

/** A failed call. `message` can be shown to the user; `cause` is 'status: body text', for the console. */
export class ApiProblem extends Error {
  readonly code: ApiProblemCode
  /** HTTP status; 0 when there was no response. */
  readonly status: number
  readonly creditsReturned: number | undefined
  /** The ledger's answer for the Idempotency-Key; undefined when it was not asked (a proxy's page, a broken connection). */
  readonly charge: ReportedCharge | undefined
  readonly adLines: readonly string[] | undefined
  retryAfterMs: number | null = null

  constructor(code: ApiProblemCode, message: string, status: number, body: Partial<ProblemBody> = {}, cause?: Error) {
    super(message, cause === undefined ? undefined : { cause })
    this.name = 'ApiProblem'
    this.code = code
    this.status = status
    this.creditsReturned = body.creditsReturned
    this.charge = body.charge
    this.adLines = body.adLines
  }
}

/** Nothing can be fetched under this key anymore. */
export const isOver = (charge: ReportedCharge | undefined): boolean =>
  charge === 'none' || charge === 'returned' || charge === 'paid'

const isCode = (code: unknown): code is ProblemCode => typeof code === 'string' && code in problems

export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Any body other than `{ code, message, error }` (a proxy's page, say) gets the general sentence for its status. */
export async function problemOf(response: Response): Promise<ApiProblem> {
  const text = await response.text().catch(() => '')
  const cause = new Error(`${response.status}: ${text || response.statusText}`)
  const { code, message, ...rest } = (jsonOf(text) ?? {}) as Partial<ProblemBody>
  const fallback = response.status === 401 ? 'unauthenticated' : response.status >= 500 ? 'unavailable' : 'bad_request'
  const known = isCode(code) ? code : fallback
  const body = isCode(code) ? rest : {}
  const problem = new ApiProblem(known, (isCode(code) && message) || problems[known].message, response.status, body, cause)
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN)
  if (Number.isFinite(seconds)) problem.retryAfterMs = seconds * 1_000
  return problem
}

/** The problem's own sentence where it says more than that something failed, else `otherwise`. */
export function sentenceOf(error: unknown, otherwise: string): string {
  return error instanceof ApiProblem && error.code !== 'unavailable' ? error.message : otherwise
}
