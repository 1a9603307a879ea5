import { creditReasons } from '../../../api/contract/prices.ts'
import { type Balance, isTooLow, shortageNote } from '../../generation/form/balance.ts'
import { nextStepLabels } from '../../generation/form/missing-fields.ts'

export const analysisCredits = creditReasons.resume_score

const promise = 'You pay only if you get results.'

interface ButtonFacts {
  hasFile: boolean
  running: boolean
  credits: Balance
}

export const priceNote = ({ state, credits }: Balance): string =>
  state === 'known' ? `You have ${credits}. ${promise}` : promise

/** Enabled with 1 to 14 credits, saying what is missing. Without a file a tap leads to one. */
export function analyzeButton({ hasFile, running, credits }: ButtonFacts) {
  const isEmpty = isTooLow(credits, 1)
  const price = isEmpty ? 'Insufficient Credits' : `Analyze Resume (${analysisCredits} credits)`
  return {
    label: running ? 'Analyzing...' : hasFile ? price : nextStepLabels.resume,
    disabled: running || (hasFile && isEmpty),
    shortage: shortageNote(credits, analysisCredits),
    note: promise,
  }
}
