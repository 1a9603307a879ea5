import { creditReasons } from '../../../api/contract/prices.ts'
import { voiceInterviewTexts } from '../../../api/contract/voice-interview.ts'

/** What one interview costs. */
export const interviewCredits = creditReasons.voice_interview

interface Balance {
  state: 'loading' | 'known' | 'unknown'
  credits: number
}

export interface StartButton {
  label: string
  disabled: boolean
  /** What it costs, or what is missing. */
  note: string
  offersCredits: boolean
}

/**
 * Disabled under 15 credits, with a sentence that says why. A balance that is loading or could not be checked disables nothing: the server
 * knows it.
 */
export function startButton(isRunning: boolean, { state, credits }: Balance): StartButton {
  const isShort = state === 'known' && credits < interviewCredits
  const promise = 'You pay only if you get your questions.'
  return {
    label: isRunning ? 'Preparing...' : `Start Interview (${interviewCredits} credits)`,
    disabled: isRunning || isShort,
    note: isShort ? voiceInterviewTexts.tooFewCredits : state === 'known' ? `You have ${credits}. ${promise}` : promise,
    offersCredits: isShort,
  }
}
