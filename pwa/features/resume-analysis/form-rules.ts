import { creditReasons } from '../../../api/contract/prices.ts'
import { type Balance, isTooLow, shortageNote } from '../../generation/form/balance.ts'

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

/** The form's button. 1 to 14 credits leave it enabled and say what is missing; without any it is disabled. */
export function analyzeButton({ hasFile, running, credits }: ButtonFacts) {
  const isEmpty = isTooLow(credits, 1)
  const price = `Analyze Resume (${analysisCredits} credits)`
  const label = running ? 'Analyzing...' : !hasFile ? 'Upload Resume to Continue' : isEmpty ? 'Insufficient Credits' : price
  return {
    label,
    disabled: running || !hasFile || isEmpty,
    shortage: shortageNote(credits, analysisCredits),
    note: promise,
  }
}
