import type { InterviewRound } from '../../../contract/interview-rounds.ts'
import { interviewRoundIds } from '../../../contract/interview-rounds.ts'
import type { ExperienceLine, MatchReading, MatchTerm } from '../../reading/match-reading.ts'
import { dutiesOf, requirementQuote } from '../ad-quotes.ts'
import { type Gap, gapsOf } from '../gap-advice.ts'
import { inFirstPerson } from '../own-words.ts'
import { type RoundTemplates, roundTemplates } from './round-templates.ts'

/** What a preparation is made from: this ad, this resume, as one round looks at them. */
export interface Material {
  round: InterviewRound
  templates: RoundTemplates
  reading: MatchReading
  resumeRead: boolean
  /** Terms to be asked about: those the resume shows, or all of them where there is no resume. */
  terms: MatchTerm[]
  /** What the ad asks for and the resume does not show; empty without a resume. */
  gaps: Gap[]
  /** Certificates, licences, degrees and languages, held or not. */
  credentials: MatchTerm[]
  soft: MatchTerm[]
  /** Parts of the work in the ad's own words. */
  duties: string[]
  /** Sentences that ask for something, in quotation marks: hard demands first, then credentials and must-haves. */
  requirements: string[]
  /** Lines about the person's work, those that suit the round first. */
  lines: ExperienceLine[]
}

/** What is held or not, and no story can stand in for. */
export const credentialKinds = new Set<MatchTerm['kind']>(['certificate', 'licence', 'degree', 'language'])
const neverTerms = new Set<MatchTerm['kind']>([...credentialKinds, 'soft', 'title'])

/** @param resumeRead false where the reading was made without a resume */
export function materialFor(reading: MatchReading, round: InterviewRound, resumeRead: boolean): Material {
  const templates = roundTemplates[round]
  const turn = interviewRoundIds.indexOf(round)
  const terms = reading.terms.filter(
    (term) => !neverTerms.has(term.kind) && !isTitle(term, reading) && (!resumeRead || term.how !== 'missing'),
  )
  const gaps = resumeRead ? gapsOf(reading.missing.filter((term) => !credentialKinds.has(term.kind))) : []
  const credentials = reading.terms.filter((term) => credentialKinds.has(term.kind))
  const asked = [...reading.hardConstraints, ...credentials, ...terms].map(({ requirement }) =>
    requirementQuote(requirement, reading),
  )
  return {
    round,
    templates,
    reading,
    resumeRead,
    terms: rotated(terms, turn),
    gaps: rotated(gaps, turn),
    credentials,
    soft: reading.terms.filter((term) => term.kind === 'soft'),
    duties: rotated(dutiesOf(reading.ad.units), 2 * turn),
    requirements: [...new Set(asked.filter((quote) => quote !== null))],
    lines: suiting(reading.resume.experienceLines, new RegExp(templates.suits, 'i'), turn),
  }
}

/** Each round begins at another place, so that six preparations for one job do not ask the same. */
function rotated<Item>(items: readonly Item[], by: number): Item[] {
  if (items.length === 0) return []
  const start = by % items.length
  return [...items.slice(start), ...items.slice(0, start)]
}

const fewestWords = 4
const mostCharacters = 170

/** Lines that can be quoted whole, those about actual work that suit the round first. */
function suiting(lines: readonly ExperienceLine[], suits: RegExp, turn: number): ExperienceLine[] {
  const whole = lines.filter(({ words, text }) => words >= fewestWords && text.length <= mostCharacters)
  const telling = whole.filter(inFirstPerson)
  const others = telling.filter(({ text }) => !suits.test(text))
  return [
    ...telling.filter(({ text }) => suits.test(text)),
    ...rotated(others, turn),
    ...whole.filter((line) => !telling.includes(line)),
  ]
}

/** The job's own title, read as a term, asks for nothing. */
function isTitle({ term }: MatchTerm, { ad }: MatchReading): boolean {
  return ad.title?.toLowerCase() === term.toLowerCase()
}
