import { creditReasons } from '../../../api/contract/prices.ts'

/** What one analysis costs. */
export const analysisCredits = creditReasons.resume_score

export interface ButtonFacts {
  hasFile: boolean
  running: boolean
  credits: { state: 'loading' | 'known' | 'unknown'; credits: number }
}

export interface AnalyzeButton {
  label: string
  disabled: boolean
  /** What it costs, or what is missing. */
  note: string
  /** The note ends in an offer to buy. */
  offersCredits: boolean
}

/**
 * The button of the form (specification, section 2). 1 to 14 credits leave it enabled, as specified, and say what is missing; a
 * balance that is loading or could not be checked locks nothing: the server knows it.
 */
export function analyzeButton({ hasFile, running, credits: { state, credits } }: ButtonFacts): AnalyzeButton {
  const isEmpty = state === 'known' && credits === 0
  const isShort = state === 'known' && credits < analysisCredits
  const price = `Analyze Resume (${analysisCredits} credits)`
  const label = running ? 'Analyzing...' : !hasFile ? 'Upload Resume to Continue' : isEmpty ? 'Insufficient Credits' : price
  return {
    label,
    disabled: running || !hasFile || isEmpty,
    note: isShort ? `This takes ${analysisCredits}, you have ${credits}.` : priceNote(state, credits),
    offersCredits: isShort,
  }
}

/** What the person has, and when it is spent. */
export function priceNote(state: ButtonFacts['credits']['state'], credits: number) {
  const promise = 'You pay only if you get results.'
  return state === 'known' ? `You have ${credits}. ${promise}` : promise
}
