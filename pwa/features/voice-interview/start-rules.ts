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
  /** Why it is disabled, or null. */
  shortage: string | null
  note: string
}

/**
 * Disabled under 15 credits, with a sentence that says why. A balance that is loading or could not be checked disables nothing: the server
 * knows it.
 */
export function startButton(isRunning: boolean, { state, credits }: Balance): StartButton {
  const isShort = state === 'known' && credits < interviewCredits
  return {
    label: isRunning ? 'Preparing...' : `Start Interview (${interviewCredits} credits)`,
    disabled: isRunning || isShort,
    shortage: isShort ? voiceInterviewTexts.tooFewCredits : null,
    note: 'You pay only if you get your questions.',
  }
}
