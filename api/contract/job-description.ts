import { pitchTexts } from './elevator-pitch-texts.ts'
import { languageFault } from './english.ts'
import { countWords, jobDescriptionMaxWords, jobDescriptionMinCharacters, pitch } from './limits.ts'

/**
 * Why a job description cannot be taken, or null; page and server ask the same. Characters are counted as typed, words between white space.
 */
export function jobDescriptionFault(text: string): string | null {
  if (text.trim().length < jobDescriptionMinCharacters) return 'Job description must be at least 50 characters'
  if (countWords(text) > jobDescriptionMaxWords) return 'Job description cannot exceed 1000 words'
  return languageFault(text)
}

/** The same for a pitch, which takes 1 to 5,000 characters. */
export function pitchJobDescriptionFault(text: string): string | null {
  if (text.trim() === '') return pitchTexts.jobDescriptionMissing
  if (text.length > pitch.jobDescriptionMaxCharacters) return pitchTexts.jobDescriptionTooLong
  return languageFault(text)
}
