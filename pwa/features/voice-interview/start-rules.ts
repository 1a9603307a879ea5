import { practiceHours } from '../../../api/contract/limits.ts'
import { creditReasons } from '../../../api/contract/prices.ts'
import { voiceInterviewTexts } from '../../../api/contract/voice-interview-texts.ts'
import { type NeededField, nextStepLabels } from '../../generation/form/missing-fields.ts'

export const interviewCredits = creditReasons.voice_interview

interface Balance {
  state: 'loading' | 'known' | 'unknown'
  credits: number
}

export interface StartButton {
  label: string
  disabled: boolean
  shortage: string | null
  note: string
}

/** Asks for the first missing field. Disabled under 15 credits, with the reason. An unknown balance disables nothing: the server decides. */
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
