import { creditReasons } from '../../../api/contract/prices.ts'
import { voiceInterviewTexts } from '../../../api/contract/voice-interview.ts'
import { firstDo, type NeededField, nextStepLabels } from '../../generation/form/next-step.ts'

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
 * Asks for the first field that is missing. Disabled under 15 credits, with a sentence that says why. A balance that is loading or could not be checked disables nothing: the server
 * knows it.
 */
export function startButton(isRunning: boolean, { state, credits }: Balance, missing: readonly NeededField[] = []): StartButton {
  const isShort = state === 'known' && credits < interviewCredits
  const nextStep = isShort ? undefined : missing[0]
  const label = nextStep ? nextStepLabels[nextStep] : `Start Interview (${interviewCredits} credits)`
  const promise = 'You pay only if you get your questions.'
  return {
    label: isRunning ? 'Preparing...' : label,
    disabled: isRunning || isShort,
    note: isShort
      ? voiceInterviewTexts.tooFewCredits
      : (firstDo(missing) ?? (state === 'known' ? `You have ${credits}. ${promise}` : promise)),
    offersCredits: isShort,
  }
}
