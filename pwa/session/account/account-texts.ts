import { sentenceOf } from '../../platform/api-problem.ts'

/** Keep in step with the server's delete-account.ts. */
export const deletionRemoves: readonly string[] = [
  'Your profile: your email address and when you were here.',
  'All recordings on this device, including those not sent yet.',
  'Your name in your credit history.',
  'Your name and email address on feedback you sent. The words stay.',
  'Your saved pitches and their videos.',
  'Your sign-in to Greenroom. Your Google account is not affected.',
]

export const deletionKeeps: readonly string[] = [
  'A scrambled record of your phone number and of your sign-in, so that each number gets its free credits once.',
  'Accounting records of credits and payments, without your name or email. The payment provider keeps its own records.',
]

export function forfeitSentence(credits: number | null): string {
  if (credits === null) return 'You will lose any unspent credits. They are not refunded.'
  if (credits === 0) return 'You have no credits left, so none are lost.'
  if (credits === 1) return 'You will lose your 1 unspent credit. It is not refunded.'
  return `You will lose your ${credits} unspent credits. They are not refunded.`
}

export const deletionFailure = (error: unknown): string =>
  sentenceOf(error, 'We could not delete your account completely. Please try again in a moment.')

export const exportFailure = (error: unknown): string =>
  sentenceOf(error, "We couldn't prepare your data. Please try again in a moment.")
