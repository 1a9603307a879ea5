import { creditReasons, freeCredits } from '../../../api/contract/prices.ts'
import { type Balance, isTooLow, shortageNote } from '../../generation/form/balance.ts'
import { nextStepLabels } from '../../generation/form/missing-fields.ts'

export const analysisCredits = creditReasons.resume_score

const promise = 'You pay only if you get results.'

interface ButtonFacts {
  hasFile: boolean
  running: boolean
  credits: Balance
  /** The free credits are waiting for a verified phone. */
  areFree?: boolean
}

export const priceNote = ({ state, credits }: Balance): string =>
  state === 'known' ? `You have ${credits}. ${promise}` : promise

/** Enabled with 1 to 14 credits, saying what is missing. Without a file or credits a tap leads to them. */
export function analyzeButton({ hasFile, running, credits, areFree = false }: ButtonFacts) {
  const isEmpty = isTooLow(credits, 1)
  const price = `Analyze Resume (${analysisCredits} credits)`
  const solution = areFree ? `get ${freeCredits} free` : 'buy more'
  const label = running
    ? 'Analyzing...'
    : !hasFile
      ? nextStepLabels.resume
      : isEmpty
        ? `Insufficient Credits: ${solution}`
        : price
  return {
    label,
    disabled: running || !hasFile,
    leadsTo: running ? null : !hasFile ? ('resume' as const) : isEmpty ? ('credits' as const) : null,
    shortage: shortageNote(credits, analysisCredits),
    note: promise,
  }
}
