import { type ProblemBody, problems, type ReportedCharge } from '../../api/contract/problems.ts'
import { ApiProblem, type ApiProblemCode, noConnection } from '../platform/api-problem.ts'
import type { WaitingRequest } from '../session/auth/auth-state.ts'

/** What happened, what it cost, and what to do. */
export interface Failure {
  sentence: string
  consequence: string
  offer: 'buy-credits' | null
  code?: ApiProblemCode
  /** As the server reported it. */
  charge?: ReportedCharge
  /** The ad's lines, where the user must mark the requirements. */
  adLines?: readonly string[]
  /** Makes a paid result that is gone again, for free. */
  again?: () => void
  /** Continues once the free credits are there. */
  waiting?: WaitingRequest
}

export class PreparationFailed extends Error {
  constructor(sentence = 'An error occurred while preparing your submission. Please try again.') {
    super(sentence)
    this.name = 'PreparationFailed'
  }
}

/** @throws PreparationFailed when this part of the app cannot be loaded */
export function loaded<T>(part: Promise<T>): Promise<T> {
  return part.catch(() => {
    throw new PreparationFailed('This part of Greenroom could not be loaded. Please check that you are online, then try again.')
  })
}

export const connectionStayedLost = () => new ApiProblem('no_connection', noConnection, 0)

/** A `problem` event as the error of a plain response. */
export function problemOfEvent(body: ProblemBody): ApiProblem {
  return new ApiProblem(body.code, body.message, problems[body.code]?.status ?? 500, body)
}

const isGone = ({ code, charge }: ApiProblem) => code === 'not_found' && (charge === 'free-again' || charge === 'paid')

function sentenceOf(problem: ApiProblem, failed: string) {
  if (isGone(problem)) return 'This result has expired.'
  if (problem.code === 'key_reused') return 'This is different from your earlier request.'
  // The server's message continues with the credits; here they have their own line.
  const sentence = problem.message.split(/ (?:Your \d+ credits|You paid for this answer) /)[0]!
  const isGeneral = problem.code === 'unavailable' && sentence === problems.unavailable.message
  return isGeneral ? failed : sentence
}

/** Always true: the next try uses the same key. */
const once = 'Trying again cannot charge you twice.'

function consequenceOf({ code, creditsReturned, charge }: ApiProblem, isFormHere: boolean, mayStillArrive: boolean) {
  if (creditsReturned) return `Your ${creditsReturned} credits are back.`
  if (code === 'key_reused' && charge !== 'returned' && charge !== 'none')
    return 'Repeating the earlier request is free. Press again to pay for this one.'
  if (charge === 'free-again')
    return isFormHere
      ? 'You already paid, so making it again is free.'
      : 'You already paid. Repeat the same request: within half an hour that is free.'
  if (charge === 'paid') return 'You paid for it, but the half hour in which making it again is free is over.'
  if (charge === 'returned') return 'Your credits are back.'
  return charge === 'none' && !mayStillArrive ? 'Nothing was charged.' : once
}

function withoutForm(error: unknown, failed: string, isFormHere: boolean, mayStillArrive: boolean): Failure {
  if (error instanceof ApiProblem) {
    const offer = error.code === 'too_few_credits' ? 'buy-credits' : null
    const { code, charge, adLines } = error
    const known = charge === 'none' && mayStillArrive ? undefined : charge
    const words = { sentence: sentenceOf(error, failed), consequence: consequenceOf(error, isFormHere, mayStillArrive) }
    return { ...words, offer, code, ...(known && { charge: known }), ...(adLines && { adLines }) }
  }
  if (error instanceof PreparationFailed && !mayStillArrive)
    return { sentence: error.message, consequence: 'Nothing was charged.', offer: null, charge: 'none' }
  return { sentence: error instanceof PreparationFailed ? error.message : failed, consequence: once, offer: null }
}

export const formStillHere = 'Your form is still here.'

/**
 * @param failed the feature's sentence where nothing more is known
 * @param isFormHere false after a reload
 * @param mayStillArrive an earlier try under the same key had no response and may still be charged
 */
export function failureOf(
  error: unknown,
  failed: string,
  isFormHere: boolean,
  stillHere = formStillHere,
  mayStillArrive = false,
): Failure {
  const failure = withoutForm(error, failed, isFormHere, mayStillArrive)
  return isFormHere ? { ...failure, consequence: `${failure.consequence} ${stillHere}` } : failure
}
