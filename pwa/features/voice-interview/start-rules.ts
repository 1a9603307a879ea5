import { practiceHours } from '../../../api/contract/limits.ts'
import { creditReasons } from '../../../api/contract/prices.ts'
import { voiceInterviewTexts } from '../../../api/contract/voice-interview-texts.ts'
import { type NeededField, nextStepLabels } from '../../generation/form/next-step.ts'

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
 * Asks for the first field that is missing. Disabled under 15 credits, with a sentence that says why. A balance that is loading or could not be checked disables nothing: the server
 * knows it.
 */
export function startButton(isRunning: boolean, { state, credits }: Balance, missing: readonly NeededField[] = []): StartButton {
  const isShort = state === 'known' && credits < interviewCredits
  const nextStep = isShort ? undefined : missing[0]
  const label = nextStep ? nextStepLabels[nextStep] : `Start Interview (${interviewCredits} credits)`
  return {
    label: isRunning ? 'Preparing...' : label,
    disabled: isRunning || isShort,
    shortage: isShort ? voiceInterviewTexts.tooFewCredits : null,
    note: `Good for ${practiceHours} hours. You pay only if you get your questions.`,
  }
}
