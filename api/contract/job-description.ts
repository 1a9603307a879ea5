import { pitchTexts } from './elevator-pitch-texts.ts'
import { languageFault } from './english.ts'
import { countWords, jobDescriptionMaxWords, jobDescriptionMinCharacters, pitch } from './limits.ts'

/** Why a job description is rejected, or null. Shared by page and server. */
export function jobDescriptionFault(text: string): string | null {
  if (text.trim().length < jobDescriptionMinCharacters) return 'Job description must be at least 50 characters'
  if (countWords(text) > jobDescriptionMaxWords) return 'Job description cannot exceed 1000 words'
  return languageFault(text)
}

export function pitchJobDescriptionFault(text: string): string | null {
  if (text.trim() === '') return pitchTexts.jobDescriptionMissing
  if (text.length > pitch.jobDescriptionMaxCharacters) return pitchTexts.jobDescriptionTooLong
  return languageFault(text)
}
