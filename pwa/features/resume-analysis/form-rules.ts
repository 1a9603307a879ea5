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

/** Enabled with 1 to 14 credits, saying what is missing; disabled with none. A tap while disabled leads to what is needed. */
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
