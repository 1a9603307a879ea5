import type { AnalysisSection, HardConstraint, Importance, RequirementLine } from '../../contract/resume-analysis.ts'
import type { AdPart, ExperienceLine, MatchReading, MatchTerm } from '../reading/match-reading.ts'
import { isSurelyMissing } from '../reading/surely-missing.ts'
import { answerAbout } from '../reading/told-lines.ts'
import nothingAsked from './asks-nothing.json' with { type: 'json' }
import { mayAsk } from './gaps/may-ask.ts'
import { contentOf } from './wording.ts'

/** A line of the ad that asks for something, and whether the resume shows it. */
export interface Requirement {
  /** The ad's line, whole. */
  text: string
  importance: Importance
  kind: 'work' | 'certificate' | 'degree' | 'language' | 'years'
  state: 'shown' | 'partly' | 'open'
  /** The resume's line that shows it, or part of it. */
  line: string | null
}

const askingParts: ReadonlySet<AdPart> = new Set(['must', 'nice', 'duties'])
const neverAsked: ReadonlySet<MatchTerm['kind']> = new Set(['soft', 'title'])
/** What no line of a resume can show by itself. */
const traits =
  /\b(?:communicat\w+|interpersonal|organi[sz]ational skills|team player|attitude|personality|self-?motivated|work ethic)\b/i
/** "No visible tattoos" asks for nothing that a resume could show; headings, benefits, and places ask for nothing at all. */
const nothing = new RegExp(['^no\\b', ...nothingAsked.map(({ pattern }) => pattern)].join('|'), 'i')

/** What no employer may ask is not asked here either. */
const asksFor = (text: string) => !nothing.test(text.trim()) && mayAsk(text)

/** The ad's requirement lines by the rows of the reading, the weightiest first: all that is said about what is there or open rests on them. */
export function requirementsOf(reading: MatchReading): Requirement[] {
  const lineOf = new Map(reading.adLines.map(({ id, text }) => [id, text]))
  const parts = new Map(reading.ad.units.map(({ text, part }) => [text, part]))
  const termsByLine = new Map<string, MatchTerm[]>()
  for (const term of reading.terms) {
    const text = lineOf.get(term.adLine) ?? term.requirement
    const part = parts.get(text)
    if (neverAsked.has(term.kind) || !asksFor(text) || (part !== undefined && !askingParts.has(part))) continue
    termsByLine.set(text, [...(termsByLine.get(text) ?? []), term])
  }
  const constraints = new Map(reading.hardConstraints.map((one) => [one.requirement, one]))
  const rows = [...termsByLine]
    .map(([text, terms]) => rowOf(text, terms, constraints.get(text)))
    .filter(({ text, state }) => state !== 'open' || !traits.test(text))
  const others = [...constraints.values()].filter(
    ({ requirement, kind }) => !termsByLine.has(requirement) && kind !== 'other' && asksFor(requirement),
  )
  return [...rows, ...others.map((one) => rowOf(one.requirement, [], one))]
}

/** The table as the page shows it, with what the user answered. */
export function requirementLines(reading: MatchReading): RequirementLine[] {
  const { reader } = reading
  const isMissing = (terms: readonly MatchTerm[]) =>
    (terms.length > 0 || reader === 'model') && terms.every((term) => isSurelyMissing(term, reader))
  return requirementsOf(reading).map(({ text, importance, kind, state, line }) => {
    const answered = answerAbout(reading.told, text)
    const terms = reading.terms.filter(({ requirement }) => requirement === text)
    return {
      ...{
        id: reading.adLines.find((one) => one.text === text || one.text.startsWith(`${text} |`))?.id ?? '',
        text,
        importance,
        kind,
        state: state === 'shown' ? state : state === 'open' && isMissing(terms) ? 'not-found' : 'unsure',
      },
      terms: terms.map(({ term, how }) => ({ text: term, shown: how !== 'missing' })),
      ...{
        resumeLine: line,
        resumeLineFrom: line === null ? null : reading.told.some((one) => one.text === line) ? 'told' : 'resume',
        reply: answered?.reply ?? null,
      },
    }
  })
}

/** The section of the rows with the lines they belong to. */
export function withLines<Section extends AnalysisSection>(section: Section, reading: MatchReading): Section {
  if (section.section !== 'requirements') return section
  return { ...section, data: { ...section.data, lines: requirementLines(reading) } }
}

function rowOf(text: string, terms: readonly MatchTerm[], constraint: HardConstraint | undefined): Requirement {
  const shown = terms.filter(({ how }) => how !== 'missing')
  const isOpen = constraint !== undefined && constraint.met !== 'yes'
  const someShown = shown.length > 0 || constraint?.met === 'yes'
  const allShown = !isOpen && terms.every(({ how }) => how === 'exact' || how === 'alias' || how === 'stem')
  return {
    text,
    importance: terms[0]?.importance ?? 'must',
    kind: isOpen && constraint.kind === 'years' ? 'years' : kindOf(terms, constraint),
    state: someShown ? (allShown || (constraint?.met === 'yes' && shown.length === 0) ? 'shown' : 'partly') : 'open',
    line: shown[0]?.resumeLine ?? (constraint?.met === 'yes' ? constraint.resumeLine : null),
  }
}

function kindOf(terms: readonly MatchTerm[], constraint: HardConstraint | undefined): Requirement['kind'] {
  const kinds = new Set(terms.map(({ kind }) => kind))
  if (kinds.has('skill') || kinds.has('tool') || kinds.has('method') || kinds.has('domain')) return 'work'
  if (kinds.has('degree') || constraint?.kind === 'degree') return 'degree'
  if (kinds.has('language') || constraint?.kind === 'language') return 'language'
  return constraint?.kind === 'years' ? 'years' : 'certificate'
}

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
export const isWorkToTell = ({ kind, text }: Requirement) =>
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
