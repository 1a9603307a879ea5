import type { CoverLetterSection } from '../contract/cover-letter.ts'
import type { ToldLine } from '../contract/told-line.ts'
import type { ResumeDocument } from '../documents/document.ts'
import type { StandIn } from './stand-in.ts'

export interface WriteLetterInput {
  resume: ResumeDocument
  jobDescription: string
  /** Why this employer, in the user's own words; '' if they did not say. */
  why: string
  told?: readonly ToldLine[] | undefined
  signal: AbortSignal
}

export interface LetterCoach {
  /** Yields `letter` once. @throws Problem unavailable when stopped */
  writeLetter(input: WriteLetterInput): AsyncIterable<CoverLetterSection | StandIn<'letter'>>
}
