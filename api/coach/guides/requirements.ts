import type { Importance, RequirementLine } from '../../contract/resume-analysis.ts'
import type { ExperienceLine, MatchReading } from '../reading/match-reading.ts'
import { contentOf } from '../reading/requirement-lines.ts'

const weights: Record<Importance, number> = { must: 3, nice: 1, duty: 1, soft: 0 }

/** The person's lines about work, those that show most of what the ad asks for first. */
export function strongestLines({ resume, terms }: MatchReading): ExperienceLine[] {
  const worth = new Map<string, number>()
  for (const { resumeLine, importance } of terms)
    if (resumeLine !== null) worth.set(resumeLine, (worth.get(resumeLine) ?? 0) + weights[importance])
  const of = (line: ExperienceLine) => (worth.get(line.text) ?? 0) + (line.hasFigure ? 1 : 0)
  return resume.experienceLines.filter(({ words }) => words >= fewestWords).toSorted((a, b) => of(b) - of(a))
}

const fewestWords = 4
const fewestShared = 2

/** The person's line about work that has most words in common with a line of the ad; null where no two are shared. */
export function relatedLine(adLine: string, { resume }: MatchReading): string | null {
  const wanted = contentOf(adLine)
  const shared = (line: ExperienceLine) => [...contentOf(line.text)].filter((word) => wanted.has(word)).length
  const best = resume.experienceLines
    .map((line) => ({ line, count: shared(line) }))
    .reduce<{ line: ExperienceLine; count: number } | null>(
      (most, next) => (most && most.count >= next.count ? most : next),
      null,
    )
  return best && best.count >= fewestShared ? best.line.text : null
}

const mostCharacters = 220

/** Whether a line of the ad can be quoted as it is: a whole statement, no heading and no row of a table. */
export function isQuotable(text: string): boolean {
  const words = text.trim().split(/\s+/).length
  return words >= 2 && text.length <= mostCharacters && !/[|\t•]|[:,]\s*$/.test(text)
}

/** Credentials and years are held or not. */
const notToTell =
  /\b(?:licen[cs]es?|qualif\w+|degrees?|diploma|certif\w+|registration|level \d|years?|months?|gcses?|nvq|looking for|join us|due to)\b/i

/** Whether a requirement is work that one can tell about, and can be quoted. */
export const isWorkToTell = ({ kind, text }: RequirementLine) =>
  kind === 'work' && isQuotable(text) && text.split(' ').length >= fewestWords && !notToTell.test(text)

/** What the ad says of the work, line by line. */
export function dutiesOf({ ad }: MatchReading): string[] {
  const duties = ad.units.filter(({ part, text }) => part === 'duties' && isQuotable(text) && text.split(' ').length > 2)
  return [...new Set(duties.map(({ text }) => text))]
}

/** What is offered, or said to applicants, tells nothing of the employer. */
const notAboutEmployer =
  /\b(?:looking for|hir(?:e|ing)|recruit\w*|join|apply|application|candidates?|you(?:'ll|’ll)?|your|retir\w+|maternity|discounts?|half-price|free|bonus|pension|holidays?|vacation|benefits?|salary|pay|wages?|per hour)\b/i

/** The ad's own sentences about the employer. */
export function employerSentences({ ad }: MatchReading): string[] {
  const { company } = ad
  const isAbout = (text: string) => /\b(?:we|our|us)\b/i.test(text) || (company !== null && text.includes(company))
  return ad.units
    .filter(
      ({ part, text }) =>
        part === 'about' && isQuotable(text) && text.split(' ').length > 4 && isAbout(text) && !notAboutEmployer.test(text),
    )
    .map(({ text }) => text)
}
