import { creditReasons } from '../../api/contract/prices.ts'
import type { AnswerGiven } from './feedback-order.ts'
import type { FeedbackRun } from './feedback-runs.ts'
import type { SoundFigures } from './sound-figures.ts'

/** An answer as its feature has it. */
export interface CoachedAnswer {
  /** Null for a typed one. */
  spoken: { file: Blob; lengthMs: number } | null
  /** Its words where they are known here: typed, corrected, or recognized by the browser. Otherwise null. */
  words: string | null
}

export const feedbackPrice = creditReasons.interview_feedback

/** The words shown beside the feedback: the person's own, otherwise the server's transcript. */
export function wordsShown({ words }: CoachedAnswer, run: FeedbackRun | undefined): string | null {
  if (words !== null) return words
  return run?.answer?.transcript ?? null
}

/**
 * What to send: the words where there are any, otherwise the sound where the server can transcribe it. Null when there is nothing to send
 * yet.
 */
export function givenOf(
  { spoken, words }: CoachedAnswer,
  sound: SoundFigures | null,
  transcription: 'server' | 'browser',
): AnswerGiven | null {
  if (!spoken) return words ? { how: 'words', transcript: words, source: 'typed' } : null
  const measured = sound ? { pauses: sound.silences } : {}
  if (words !== null) {
    const durationSeconds = Math.round(spoken.lengthMs / 100) / 10
    return { how: 'words', transcript: words, source: 'recognised', durationSeconds, ...measured }
  }
  if (transcription !== 'server') return null
  return { how: 'sound', file: spoken.file, ...(sound && { speechSeconds: sound.spokenMs / 1_000 }), ...measured }
}

interface ButtonInput {
  run: FeedbackRun | undefined
  given: AnswerGiven | null
  /** The words have been changed since the feedback. */
  isOutdated: boolean
  isOnline: boolean
  credits: { state: 'loading' | 'known' | 'unknown'; credits: number }
}

export interface AskButton {
  label: string
  note: string
  isDisabled: boolean
  isBusy: boolean
  offersCredits: boolean
}

/** The button that asks for feedback; null where the AI's feedback on these words is already there. */
export function askButton({ run, given, isOutdated, isOnline, credits }: ButtonInput): AskButton | null {
  const isReturned = run?.answer?.charge === 'returned' && run.answer.verdict === 'answered'
  if (run?.state === 'ready' && !isOutdated && !isReturned) return null
  const price = `${feedbackPrice} credits`
  const again = isOutdated ? 'Ask again with these words' : 'Ask the AI again'
  const label = run?.answer ? `${again} (${price})` : `Get AI feedback (${price})`
  const button = { label, isDisabled: false, isBusy: false, offersCredits: false }
  if (run?.state === 'running') {
    const note = 'This typically takes 10-20 seconds. You pay only if you get feedback.'
    return { ...button, label: 'Writing your feedback...', note, isBusy: true }
  }
  if (!isOnline) {
    const note = 'No connection. Your answer stays here; ask when you are back online.'
    return { ...button, note, isDisabled: true }
  }
  if (!given) return { ...button, note: 'This needs your words: type what you said first.', isDisabled: true }
  if (credits.state !== 'known') return { ...button, note: 'You pay only if you get feedback.' }
  if (credits.credits < feedbackPrice) {
    return { ...button, note: `This takes ${feedbackPrice}, you have ${credits.credits}.`, offersCredits: true }
  }
  return { ...button, note: `You have ${credits.credits}. You pay only if you get feedback.` }
}
