import { creditReasons } from '../../../api/contract/prices.ts'
import { type Balance, isTooLow, shortageNote } from '../../generation/form/balance.ts'
import { nextStepLabels } from '../../generation/form/missing-fields.ts'

export const analysisCredits = creditReasons.resume_score

const promise = 'You pay only if you get results.'

interface ButtonFacts {
  hasFile: boolean
  credits: Balance
}

export const priceNote = ({ state, credits }: Balance): string =>
  state === 'known' ? `You have ${credits}. ${promise}` : promise

/** Without a file a tap leads to one. With a shortage a button that gets credits takes its place. */
export function analyzeButton({ hasFile, credits }: ButtonFacts) {
  const shortage = shortageNote(credits, analysisCredits)
  const isEmpty = hasFile && isTooLow(credits, 1)
  return {
    label: hasFile ? `Analyze Resume (${analysisCredits} credits)` : nextStepLabels.resume,
    shortage: isEmpty ? `Insufficient Credits. ${shortage}` : shortage,
    note: promise,
  }
}
