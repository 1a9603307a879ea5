import { creditReasons } from '../../../api/contract/prices.ts'
import { voiceInterviewTexts } from '../../../api/contract/voice-interview-texts.ts'
import { type Balance, isTooLow } from '../../generation/form/balance.ts'
import { type NeededField, nextStepLabels } from '../../generation/form/missing-fields.ts'

export const interviewCredits = creditReasons.voice_interview

/** Asks for the first missing field. Disabled under 15 credits, with the reason. An unknown balance disables nothing: the server decides. */
export function startButton(isRunning: boolean, balance: Balance, missing: readonly NeededField[] = []) {
  const isShort = isTooLow(balance, interviewCredits)
  const nextStep = isShort ? undefined : missing[0]
  const label = nextStep ? nextStepLabels[nextStep] : `Start Interview (${interviewCredits} credits)`
  return {
    label: isRunning ? 'Preparing...' : label,
    disabled: isRunning || isShort,
    shortage: isShort ? voiceInterviewTexts.tooFewCredits : null,
    note: 'You pay only if you get your questions.',
  }
}
