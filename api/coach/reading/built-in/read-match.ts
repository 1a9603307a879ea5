import type { ToldLine } from '../../../contract/told-line.ts'
import { adLines as linesOfAd, numberedAd } from '../../lines/ad-lines.ts'
import { numbered } from '../../lines/numbered-lines.ts'
import { backingOf, coverageOf, shareAtWork } from '../../score/coverage.ts'
import {
  type AdReading,
  type HardConstraint,
  isShown,
  type MatchReading,
  type MatchTerm,
  type ResumeLine,
} from '../match-reading.ts'
import { answerAbout, safeAnswers, shownByAnswer, toldResume } from '../told-lines.ts'
import { type ReadAdOptions, readAd } from './ad/ad-reading.ts'
import { adTerms } from './ad/ad-terms.ts'
import { asSkillLists } from './matching/bare-lists.ts'
import { copiedSentences } from './matching/copied-lines.ts'
import { hardConstraints } from './matching/hard-constraints.ts'
import { type Presence, presenceOf } from './matching/presence.ts'
import { indexResume, type ResumeIndex } from './matching/resume-index.ts'
import { isComparable, isLineShown, termsByLine } from './matching/shown-lines.ts'
import { readResume, statementsIn } from './resume/resume-reading.ts'
import type { AdTerm } from './terms/ad-term.ts'

/** A term before its lines have numbers. */
type UnnumberedTerm = Omit<MatchTerm, 'adLine' | 'shownBy'>

const importanceOrder = { must: 0, nice: 1, duty: 2 }
/** Fewer terms than this and the ad was not understood: what is no ad at all has one or two by chance. */
const fewestTerms = 3
/** In lines that the person marked nothing stands by chance. */
const fewestMarkedTerms = 1

/**
 * Reads what the ad asks for and where the resume shows it. Deterministic: the same two texts give the same reading.
 * @param resumeText the visible text only
 * @param nowYear what "present" means in years of work; null leaves such jobs open
 */
export function readMatch(
  resumeText: string,
  jobDescription: string,
  nowYear: number | null = null,
  { told: answers = [], ...options }: ReadAdOptions & { told?: readonly ToldLine[] | undefined } = {},
): MatchReading {
  const told = safeAnswers(answers)
  const ad = readAd(jobDescription, options)
  const asked = adTerms(ad)
  const { resume, copied, resumeLines } = ownResume(resumeText, jobDescription, told)
  const indexOf = (lines: readonly ResumeLine[]) => indexResume(asSkillLists(lines, asked))
  const index = indexOf(resume.lines)
  const ofFile = told.length === 0 ? index : indexOf(resume.lines.filter(({ section }) => section !== 'told'))
  const found = matchTerms(asked, { index, ofFile }, told)
  const adLines = numberedAd(jobDescription)
  const asking = linesOfAd(jobDescription)
  const terms = found.terms.map((term) => ({
    ...term,
    adLine: adLines[asking.findIndex(({ text }) => text === term.requirement)]?.id ?? '',
    shownBy: resumeLines
      .filter(({ text }) => term.resumeLine !== null && (text.endsWith(term.resumeLine) || term.resumeLine.includes(text)))
      .map(({ id }) => id),
  }))
  const constraints = hardConstraints(ad, resume, nowYear).map((one) => metByAnswer(one, told))
  return {
    reader: 'builtin',
    adLines,
    resumeLines,
    brief: null,
    checked: isUnderstood(ad, asked, options),
    ad,
    terms,
    missing: missingOf(terms),
    hardConstraints: constraints,
    shownLines: shownLines(ad, terms, constraints, index, nowYear),
    resume,
    copied,
    shareAtWork: found.atWork,
    told,
  }
}

const expiry = /\b(?:expir(?:es|y|ed|ing)|exp\.|valid (?:to|until|through))\D{0,20}((?:19|20)\d\d)/i

/** The lines of the ad that the resume shows as a whole, and not with something that ends this year or ended before. */
function shownLines(
  ad: AdReading,
  terms: readonly MatchTerm[],
  constraints: readonly HardConstraint[],
  index: ResumeIndex,
  nowYear: number | null,
): Set<string> {
  const termsOf = termsByLine(terms)
  const isCurrent = ({ resumeLine }: MatchTerm | HardConstraint) =>
    Number(expiry.exec(resumeLine ?? '')?.[1] ?? Number.POSITIVE_INFINITY) > (nowYear ?? 0)
  const isLineWhole = (line: string) => {
    const demands = constraints.filter(({ requirement }) => requirement === line)
    return [...termsOf(line), ...demands].every(isCurrent) && isLineShown(line, termsOf(line), demands, index)
  }
  return new Set(ad.units.map(({ text }) => text).filter(isLineWhole))
}

/** A demand that the user says they meet. */
export function metByAnswer(constraint: HardConstraint, told: readonly ToldLine[]): HardConstraint {
  const answer = answerAbout(told, constraint.requirement)
  return answer?.reply === 'yes' && answer.text !== '' ? { ...constraint, met: 'yes', resumeLine: answer.text } : constraint
}

/** The user's own answer about a line overrides what was found. */
function withAnswer(presence: Presence, line: string, told: readonly ToldLine[]): Presence {
  const answer = answerAbout(told, line)
  if (!answer) return presence
  const how = shownByAnswer(answer)
  const isOwn = presence.resumeLine !== null && answer.text.includes(presence.resumeLine)
  if (how === null) return isOwn ? { how: 'missing', resumeLine: null, where: null } : presence
  // An answer that names everything the ad asks for is not a bare skills list.
  if (isShown(presence)) return isOwn ? { ...presence, where: 'told' } : presence
  return answer.text === '' ? presence : { how, resumeLine: answer.text, where: 'told' }
}

/** The resume without what was copied from the ad, and its lines as readings and writers cite them, in the order of `resume.written`. */
export function ownResume(resumeText: string, jobDescription: string, told: readonly ToldLine[] = []) {
  const copied = copiedSentences(statementsIn(resumeText), jobDescription)
  const resume = readResume(resumeText, copied)
  const resumeLines = numbered(
    'R',
    resume.written.map(({ text }) => text),
  )
  const said = toldResume(told)
  return {
    resume: { ...resume, lines: [...resume.lines, ...said.lines], written: [...resume.written, ...said.lines] },
    copied,
    resumeLines: [...resumeLines, ...said.numbered],
  }
}

/** So many terms of known trades are no chance. */
const fewestKnownTerms = 2

/** A text that only tells what to do may be a recipe: an ad also has a title, asks for something, or speaks of a trade. */
function isUnderstood(ad: AdReading, asked: readonly AdTerm[], { requirementLines = [] }: ReadAdOptions): boolean {
  if (requirementLines.length > 0) return asked.length >= fewestMarkedTerms
  const asks = ad.title !== null || ad.units.some(({ part }) => part === 'must' || part === 'nice')
  const isOfATrade = asked.filter(({ concepts }) => concepts.length > 0).length >= fewestKnownTerms
  return asked.length >= fewestTerms && (asks || isOfATrade)
}

function matchTerms(
  asked: readonly AdTerm[],
  { index, ofFile }: { index: ResumeIndex; ofFile: ResumeIndex },
  told: readonly ToldLine[],
): { terms: UnnumberedTerm[]; atWork: number } {
  // An answer adds to what the file shows and never takes its place.
  const presence = (term: AdTerm) => {
    const inFile = presenceOf(term, ofFile)
    return ofFile === index || isShown(inFile) ? inFile : withAnswer(presenceOf(term, index), term.requirement, told)
  }
  const presences = new Map(asked.map((term) => [term, presence(term)]))
  const counted = asked.filter((term) => !metByAnother(term, presences))
  const atWork = shareAtWork(counted.map((term) => ({ ...term, ...presences.get(term)! })))
  const terms = counted.map((term) => matchTerm(term, presences.get(term)!, backingOf(atWork))).sort(weightiestFirst)
  return { terms, atWork }
}

/** What may be told as a missing keyword. */
export function missingOf(terms: readonly MatchTerm[]): MatchTerm[] {
  return terms.filter((term) => term.how === 'missing' && isComparable(term))
}

/** For `sort`. */
export function weightiestFirst(a: UnnumberedTerm, b: UnnumberedTerm): number {
  return importanceOrder[a.importance] - importanceOrder[b.importance]
}

/** "A or B" is one requirement: with A in the resume, B is no gap and no row. */
function metByAnother(term: AdTerm, presences: ReadonlyMap<AdTerm, Presence>): boolean {
  const isOpen = (one: AdTerm) => !isShown(presences.get(one) ?? { how: 'missing' })
  return isOpen(term) && !term.alternatives.every(isOpen)
}

function matchTerm(term: AdTerm, presence: Presence, backing: number): UnnumberedTerm {
  return {
    term: term.text,
    importance: term.importance,
    requirement: term.requirement,
    how: presence.how,
    coverage: coverageOf(presence.how, presence.where, term.kind, backing),
    resumeLine: presence.resumeLine,
    where: presence.where,
    kind: term.kind,
  }
}
