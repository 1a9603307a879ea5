import { creditReasons } from '../../api/contract/prices.ts'
import type { AnswerGiven, FeedbackRun } from './feedback-runs.ts'
import type { SoundFigures } from './sound-figures.ts'

export interface CoachedAnswer {
  id: string
  spoken: { lengthMs: number } | null
  /** Typed, corrected, or recognized by the browser; null if unknown here. */
  words: string | null
}

export const feedbackPrice = creditReasons.interview_feedback

/** The user's own words, otherwise the server's transcript. */
export function wordsShown({ words }: Pick<CoachedAnswer, 'words'>, run: FeedbackRun | undefined): string | null {
  return words ?? run?.answer?.transcript ?? null
}

/** The words if there are any, otherwise the sound where the server can transcribe it. Null when there is nothing to send yet. */
export function givenOf(
  { spoken, words }: Pick<CoachedAnswer, 'spoken' | 'words'>,
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
  return { how: 'sound', ...(sound && { speechSeconds: sound.spokenMs / 1_000 }), ...measured }
}

interface ButtonInput {
  run: FeedbackRun | undefined
  given: AnswerGiven | null
  isOutdated: boolean
  isOnline: boolean
  /** How long a request waits: "while this tab is open". Empty where the browser sends it even when Greenroom is closed. */
  waits: string
  credits: { state: 'loading' | 'known' | 'unknown'; credits: number }
}

const onlyForFeedback = 'You pay only if you get feedback.'

export function askButton({ run, given, isOutdated, isOnline, waits, credits }: ButtonInput) {
  const isReturned = run?.answer?.charge === 'returned' && run.answer.verdict === 'answered'
  if (run?.answer && !run.request && !isOutdated && !isReturned) return null
  const price = `${feedbackPrice} credits`
  const again = isOutdated ? 'Ask again with these words' : 'Ask the AI again'
  const label = run?.answer ? `${again} (${price})` : `Get AI feedback (${price})`
  const button = { label, isBusy: false, offersCredits: false, canCancel: false }
  const follows = `your feedback follows automatically${waits && ` ${waits}`} (${price}).`
  if (run?.request?.state === 'waiting') {
    const { problemStatus } = run.request
    if (!isOnline || problemStatus === 0) {
      const note = `${follows.charAt(0).toUpperCase()}${follows.slice(1)}`
      return { ...button, label: 'Waiting for a connection', note, isBusy: true, canCancel: true }
    }
    const isBehind = problemStatus !== null && problemStatus !== 409
    const time = isBehind ? 'This is taking longer than usual. We keep trying.' : 'This typically takes 10-20 seconds.'
    return { ...button, label: 'Writing your feedback...', note: `${time} ${onlyForFeedback}`, isBusy: true }
  }
  if (!given) return null
  if (!isOnline) return { ...button, note: `No connection. Ask now, and ${follows}` }
  if (credits.state !== 'known') return { ...button, note: onlyForFeedback }
  if (credits.credits < feedbackPrice)
    return { ...button, note: `This takes ${feedbackPrice}, you have ${credits.credits}.`, offersCredits: true }
  return { ...button, note: `You have ${credits.credits}. ${onlyForFeedback}` }
}
