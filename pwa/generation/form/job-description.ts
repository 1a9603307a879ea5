import { englishOnlyYet, seemsForeign } from '../../../api/contract/english.ts'
import { countWords, jobDescriptionMaxWords, jobDescriptionMinCharacters } from '../../../api/contract/limits.ts'

/** Why a job description cannot be taken, or null. Characters are counted as typed, words between white space. */
export function jobDescriptionRule(text: string): string | null {
  if (text.trim().length < jobDescriptionMinCharacters) return 'Job description must be at least 50 characters'
  if (countWords(text) > jobDescriptionMaxWords) return 'Job description cannot exceed 1000 words'
  return seemsForeign(text) ? englishOnlyYet : null
}

/** The counter under the field. Past the limit it says how much to cut. */
export function wordCounter(text: string): string {
  const words = countWords(text)
  const over = words - jobDescriptionMaxWords
  return over > 0 ? `${words} of ${jobDescriptionMaxWords} words, cut ${over}` : `${words} of ${jobDescriptionMaxWords} words`
}
