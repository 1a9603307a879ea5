import { bothFigureSources, type FigureSource, figureSource } from './figure-support.ts'
import { type NameSource, nameSource } from './names.ts'

/** A text that may vouch for another. */
export interface Source {
  text: string
  names: NameSource
  figures: FigureSource
}

export function sourceOf(text: string, today: Date): Source {
  return { text, names: nameSource(text), figures: figureSource(text, today) }
}

/** What the person and the ad said: all that a model's text may say. */
export interface Facts {
  resume: Source
  ad: Source
  /** Both together, for advice that speaks of both. */
  both: Source
  /** Terms of the ad that the resume does not have, as the code found them. */
  missingTerms: string[]
}

export interface FactsInput {
  resumeText: string
  jobDescription: string
  missingTerms: string[]
  today: Date
}

export function readFacts({ resumeText, jobDescription, missingTerms, today }: FactsInput): Facts {
  const [resume, ad] = [sourceOf(resumeText, today), sourceOf(jobDescription, today)]
  const text = `${resumeText}\n\n${jobDescription}`
  const both = { text, names: nameSource(text), figures: bothFigureSources(resume.figures, ad.figures) }
  return { resume, ad, both, missingTerms }
}
