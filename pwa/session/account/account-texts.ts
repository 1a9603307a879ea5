import { ApiProblem } from '../../platform/api-problem.ts'

/** What deleting the account takes away, and what it leaves (ruled together with the server's delete-account.ts). */
export const deletionGoes: readonly string[] = [
  'Your profile: your e-mail address, and that you were here.',
  'Recordings on this device, also those not sent yet.',
  'Your credit history, as far as it names you.',
  'Your e-mail address on feedback you sent, and your name on it. The words stay.',
  'Saved pitches with their videos.',
  'Your sign-in here. Your Google account itself stays untouched.',
]

export const deletionStays: readonly string[] = [
  'A scrambled record of your phone number and of your sign-in, so that each number gets its free credits once.',
  'Bookkeeping: credit movements and payments, without your name or e-mail. The payment provider keeps its own records.',
]

/** What becomes of the credits. `null` while the balance is not known. */
export function forfeitSentence(credits: number | null): string {
  if (credits === null) return 'Credits that you have not spent are lost, and are not paid back.'
  if (credits === 0) return 'You have no credits left to lose.'
  return `Your ${credits} unspent credit${credits === 1 ? ' is' : 's are'} lost, and not paid back.`
}

/** Problems whose own sentence says what to do; every other failure gets the sentence of the place. */
const ownSentence = new Set(['unauthenticated', 'too_many_requests', 'no_connection'])

function sentence(error: unknown, otherwise: string): string {
  return error instanceof ApiProblem && ownSentence.has(error.code) ? error.message : otherwise
}

/** Says why the account is still there. Cut short, a deletion can be asked for again. */
export const deletionFailure = (error: unknown): string =>
  sentence(error, 'Your account could not be deleted completely. Please try again in a moment.')

export const exportFailure = (error: unknown): string =>
  sentence(error, 'Your data could not be put together. Please try again in a moment.')
