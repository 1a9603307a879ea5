import { type ProblemBody, problems } from '../../api/contract/problems.ts'
import { ApiProblem, type ApiProblemCode } from '../platform/api-problem.ts'

/** What a person reads when a paid answer did not come: what happened, what it cost, and what to do. */
export interface Failure {
  sentence: string
  consequence: string
  offer: 'buy-credits' | null
  /** The problem's code, where there was one: for a room that shows one of them in its own way. */
  code?: ApiProblemCode
}

/** The chosen file could not be read: moved, deleted, or not yet on the device. */
export class PreparationFailed extends Error {
  constructor(sentence = 'An error occurred while preparing your submission. Please try again.') {
    super(sentence)
    this.name = 'PreparationFailed'
  }
}

/** The connection broke and stayed broken after the request had left. */
export class ConnectionStayedLost extends Error {
  constructor() {
    super('No connection. Please check that you are online, then try again.')
    this.name = 'ConnectionStayedLost'
  }
}

/** The body of a `problem` event as the error that the same answer without a stream would be. */
export function problemOfEvent(body: ProblemBody): ApiProblem {
  return new ApiProblem(body.code, body.message, problems[body.code]?.status ?? 500, body)
}

function sentenceOf(problem: ApiProblem, failed: string) {
  // The server's sentence goes on with what became of the credits; here that stands on a line of its own.
  const sentence = problem.message.split(/ Your \d+ credits /)[0]!
  const isGeneral = problem.code === 'unavailable' && sentence === problems.unavailable.message
  return isGeneral ? failed : sentence
}

function consequenceOf({ creditsReturned, status }: ApiProblem) {
  if (creditsReturned) return `Your ${creditsReturned} credits are back.`
  // The server holds credits only after every check that answers 4xx.
  return status < 500 ? 'Nothing was charged.' : 'You were not charged for it.'
}

function withoutForm(error: unknown, failed: string): Failure {
  if (error instanceof ApiProblem) {
    const offer = error.code === 'too_few_credits' ? 'buy-credits' : null
    return { sentence: sentenceOf(error, failed), consequence: consequenceOf(error), offer, code: error.code }
  }
  if (error instanceof PreparationFailed) return { sentence: error.message, consequence: 'Nothing was charged.', offer: null }
  if (error instanceof ConnectionStayedLost) {
    return { sentence: error.message, consequence: 'Trying again cannot charge you twice.', offer: null }
  }
  return { sentence: failed, consequence: 'You pay only for results.', offer: null }
}

/**
 * The words for anything that can end a paid answer.
 * @param failed the room's own sentence where nothing more is known
 * @param isFormHere false after a reload, which forgets the form
 * @param stillHere says that nothing of it was lost
 */
export function failureOf(error: unknown, failed: string, isFormHere: boolean, stillHere = 'Your form is still here.'): Failure {
  const failure = withoutForm(error, failed)
  return isFormHere ? { ...failure, consequence: `${failure.consequence} ${stillHere}` } : failure
}
