import { countWords, jobDescriptionMaxWords, jobDescriptionMinCharacters, resumeMaxBytes } from '../../../api/contract/limits.ts'
import { creditReasons } from '../../../api/contract/prices.ts'
import { problems } from '../../../api/contract/problems.ts'

/** What one analysis costs. */
export const analysisCredits = creditReasons.resume_score

/** For the file picker; a dropped file meets `resumeRule` only. */
export const resumeAccept =
  '.pdf,.doc,.docx,application/pdf,application/msword,application/vnd.openxmlformats-officedocument.wordprocessingml.document'

const resumeTypes = [
  'application/pdf',
  'application/msword',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
]

/** Why a file cannot be taken as a resume, or null. By extension or by MIME type (specification, section 5). */
export function resumeRule(file: Pick<File, 'name' | 'type' | 'size'>): string | null {
  if (!/\.(pdf|docx?)$/iu.test(file.name) && !resumeTypes.includes(file.type)) return problems.wrong_type.message
  return file.size > resumeMaxBytes ? problems.too_large.message : null
}

/** Why a job description cannot be taken, or null. Characters are counted as typed, words between white space. */
export function jobDescriptionRule(text: string): string | null {
  if (text.trim().length < jobDescriptionMinCharacters) return 'Job description must be at least 50 characters'
  return countWords(text) > jobDescriptionMaxWords ? 'Job description cannot exceed 1000 words' : null
}

/** The live counter; past the limit it says how much to cut. */
export function wordCounter(text: string): string {
  const words = countWords(text)
  const over = words - jobDescriptionMaxWords
  return over > 0 ? `${words} of ${jobDescriptionMaxWords} words, cut ${over}` : `${words} of ${jobDescriptionMaxWords} words`
}

interface ButtonFacts {
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

function priceNote(state: ButtonFacts['credits']['state'], credits: number) {
  const promise = 'You pay only if you get results.'
  return state === 'known' ? `You have ${credits}. ${promise}` : promise
}

/** The badge of the form: 'Credits available', '...' while loading. */
export function creditsBadge({ state, credits }: ButtonFacts['credits']): string {
  if (state === 'loading') return '... credits available'
  return state === 'unknown' ? 'Credits could not be checked' : `${credits} credits available`
}
