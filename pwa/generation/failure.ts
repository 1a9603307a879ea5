import { type ProblemBody, problems, type ReportedCharge } from '../../api/contract/problems.ts'
import { ApiProblem, type ApiProblemCode } from '../platform/api-problem.ts'
import type { WaitingRequest } from '../session/auth/phone-dialog-state.ts'

/** What a user reads when a generation failed: what happened, what it cost, and what to do. */
export interface Failure {
  sentence: string
  consequence: string
  offer: 'buy-credits' | null
  /** The problem's code, where there was one: a feature may show one of them in its own way. */
  code?: ApiProblemCode
  /** What became of the credits, as the server said; undefined where it said nothing. */
  charge?: ReportedCharge
  /** The lines of the job description, where the user has to say which are its requirements. */
  adLines?: readonly string[]
  /** Repeats for free what was paid for and is gone. */
  again?: () => void
  /** What goes on where the free credits are still to be had. */
  waiting?: WaitingRequest
}

/** The chosen file could not be read: moved, deleted, or not yet on the device. */
export class PreparationFailed extends Error {
  constructor(sentence = 'An error occurred while preparing your submission. Please try again.') {
    super(sentence)
    this.name = 'PreparationFailed'
  }
}

/** A part of the app that a request needs, loaded before it is sent. @throws PreparationFailed when it cannot be had */
export function loaded<T>(part: Promise<T>): Promise<T> {
  return part.catch(() => {
    throw new PreparationFailed('This part of Greenroom could not be loaded. Please check that you are online, then try again.')
  })
}

/** The connection broke and stayed broken after the request had left. */
export class ConnectionStayedLost extends Error {
  constructor() {
    super('No connection. Please check that you are online, then try again.')
    this.name = 'ConnectionStayedLost'
  }
}

/** The body of a `problem` event as the error that a plain response would have been. */
export function problemOfEvent(body: ProblemBody): ApiProblem {
  return new ApiProblem(body.code, body.message, problems[body.code]?.status ?? 500, body)
}

const isGone = ({ code, charge }: ApiProblem) => code === 'not_found' && (charge === 'free-again' || charge === 'paid')

function sentenceOf(problem: ApiProblem, failed: string) {
  if (isGone(problem)) return 'This result is no longer stored.'
  if (problem.code === 'key_reused') return 'This is different from your earlier request.'
  // The server's message goes on with what became of the credits; here that is a line of its own.
  const sentence = problem.message.split(/ (?:Your \d+ credits|You paid for this answer) /)[0]!
  const isGeneral = problem.code === 'unavailable' && sentence === problems.unavailable.message
  return isGeneral ? failed : sentence
}

/** True whatever became of the request: the next try uses the same key. */
const once = 'Trying again cannot charge you twice.'

/** Says of the credits only what the server has said. */
function consequenceOf({ code, creditsReturned, charge }: ApiProblem, isFormHere: boolean, mayStillArrive: boolean) {
  if (creditsReturned) return `Your ${creditsReturned} credits are back.`
  if (code === 'key_reused' && charge !== 'returned' && charge !== 'none')
    return 'Repeating the earlier request is free. Press again to pay for this one.'
  if (charge === 'free-again')
    return isFormHere
      ? 'You paid for it: making it again is free.'
      : 'You paid for it. Repeat the same request: within half an hour that is free.'
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
  const isOurs = error instanceof PreparationFailed || error instanceof ConnectionStayedLost
  return { sentence: isOurs ? error.message : failed, consequence: once, offer: null }
}

export const formStillHere = 'Your form is still here.'

/**
 * The words for anything that can end a generation.
 * @param failed the feature's own sentence where nothing more is known
 * @param isFormHere false after a reload, which forgets the form
 * @param stillHere says that nothing of it was lost
 * @param mayStillArrive an earlier try under the same key had no response, and may yet arrive and be charged
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
