import { creditReasons } from '../../../api/contract/prices.ts'
import { type Balance, isTooLow, shortageNote } from '../../generation/form/balance.ts'
import { nextStepLabels } from '../../generation/form/next-step.ts'

/** What one analysis costs. */
export const analysisCredits = creditReasons.resume_score

const promise = 'You pay only if you get results.'

interface ButtonFacts {
  hasFile: boolean
  running: boolean
  credits: Balance
}

/** What the person has, and when it is spent: for a button without the badge of credits. */
export const priceNote = ({ state, credits }: Balance): string =>
  state === 'known' ? `You have ${credits}. ${promise}` : promise

/**
 * The form's button. 1 to 14 credits leave it enabled and say what is missing; without any it is disabled. A tap on it when it is disabled
 * leads to what it asks for.
 */
export function analyzeButton({ hasFile, running, credits }: ButtonFacts) {
  const isEmpty = isTooLow(credits, 1)
  const price = `Analyze Resume (${analysisCredits} credits)`
  const label = running ? 'Analyzing...' : !hasFile ? nextStepLabels.resume : isEmpty ? 'Insufficient Credits' : price
  return {
    label,
    disabled: running || !hasFile || isEmpty,
    leadsTo: running ? null : !hasFile ? ('resume' as const) : isEmpty ? ('credits' as const) : null,
    shortage: shortageNote(credits, analysisCredits),
    note: promise,
  }
}
