import type { RequirementLine } from '../../contract/resume-analysis.ts'
import nothingAsked from '../data/asks-nothing.json' with { type: 'json' }
import conditions from '../data/conditions.json' with { type: 'json' }
import demandWords from '../data/demand-words.json' with { type: 'json' }
import neverAsked from '../data/never-asked.json' with { type: 'json' }
import phrases from '../data/phrases.json' with { type: 'json' }
import { taggedWords } from '../text/part-of-speech.ts'
import { family, stem } from '../text/stem.ts'
import { isComparable, isName, termsByLine } from './built-in/matching/shown-lines.ts'
import { isDeed } from './built-in/resume/resume-structure.ts'
import { contentOf } from './built-in/terms/words.ts'
import {
  type AdPart,
  type HardConstraint,
  isShown as isFound,
  type MatchReading,
  type MatchTerm,
  type ResumeLine,
  type TermKind,
} from './match-reading.ts'
import { answerAbout } from './told-lines.ts'

const askingParts: ReadonlySet<AdPart> = new Set(['must', 'nice', 'duties'])
/** What no resume line can show by itself. */
const traits = new RegExp(`\\b(?:${phrases.traits.join('|')})\\b`, 'i')
const nothing = new RegExp(nothingAsked.map(({ pattern }) => pattern).join('|'), 'i')
const predecessor = new RegExp(nothingAsked.find(({ why }) => why === 'a predecessor')!.pattern, 'i')
const condition = new RegExp([...conditions.always, ...conditions.untilLater].join('|'), 'i')
const forbidden = new RegExp(`\\b(?:${neverAsked.map(({ pattern }) => pattern).join('|')})`, 'i')

/** "Our last sous is leaving": neither a requirement nor a reason to apply. */
export const isAboutPredecessor = (text: string): boolean => predecessor.test(text)

/** False for what no employer may ask: age, health, family, origin, religion, arrests and the like. */
export const mayAsk = (text: string): boolean => !forbidden.test(text)

const asksFor = (text: string) => !nothing.test(text.trim()) && mayAsk(text)

/** The ad's lines that ask for something, each with one verdict, the weightiest first. */
export function requirementLines(reading: MatchReading): RequirementLine[] {
  const parts = new Map(reading.ad.units.map(({ text, part }) => [text, part]))
  const compared = reading.terms.filter(isComparable)
  const termsOf = termsByLine(compared)
  const constraints = new Map(
    [...Map.groupBy(reading.hardConstraints, ({ requirement }) => requirement)].map(([text, all]) => [
      text,
      all.find(({ met }) => met !== 'yes') ?? all[0],
    ]),
  )
  const texts = [
    ...new Set([...compared.map(({ requirement }) => requirement), ...constraints.keys(), ...linesWithoutTerms(reading)]),
  ].filter((text) => {
    const part = parts.get(text)
    if (reading.reader === 'builtin' && isAboutEmployer(text, reading)) return false
    return asksFor(text) && (part === undefined || askingParts.has(part))
  })
  return texts
    .map((text) => lineFor(text, termsOf(text), constraints.get(text), parts.get(text), reading))
    .filter(({ state, text }) => state === 'shown' || !traits.test(text))
}

const fewestWords = 4

/** "Snake River Foods freezes …" speaks of the employer. */
export const isAboutEmployer = (text: string, { ad }: Pick<MatchReading, 'ad'>): boolean =>
  ad.company !== null && text.startsWith(`${ad.company} `)

/** Lines that ask for something the built-in reader knows no word for, such as keeping records or being on call. */
function linesWithoutTerms({ reader, ad, terms }: MatchReading): string[] {
  if (reader === 'model') return []
  const read = new Set(terms.map(({ requirement }) => requirement))
  return ad.units.flatMap(({ text }) => (!read.has(text) && text.split(/\s+/).length >= fewestWords ? text : []))
}

/** Whether a line was compared with the resume: only then can it be called shown, and an answer to it change the score. */
export const isCompared = ({ terms, kind }: RequirementLine): boolean =>
  terms.length > 0 || (kind !== 'work' && kind !== 'condition')

function lineFor(
  text: string,
  terms: readonly MatchTerm[],
  constraint: HardConstraint | undefined,
  part: AdPart | undefined,
  reading: MatchReading,
): RequirementLine {
  const answered = answerAbout(reading.told, text)
  const kind = kindOf(text, terms, constraint)
  const isOpen =
    kind === 'condition' && reading.reader === 'builtin' && answered?.reply !== 'yes' && !reading.shownLines?.has(text)
  const verdict = isOpen ? 'unsure' : stateOf(text, terms, constraint, reading)
  const line = isOpen || verdict === 'not-found' ? null : lineBeside(text, kind, terms, constraint, reading)
  const isHeld = constraint !== undefined || kind !== 'work' || terms.every((term) => heldKinds.has(term.kind))
  const isTold =
    reading.reader === 'model' || isHeld || ownSubjects(reading).some((own) => own.text === line && isTelling(own, reading))
  const state = verdict === 'shown' && !isTold ? 'unsure' : verdict
  return {
    id: reading.adLines.find((one) => one.text.includes(text))?.id ?? '',
    text,
    importance: terms.find(({ requirement }) => requirement === text)?.importance ?? (part === 'must' ? 'must' : 'nice'),
    kind,
    state,
    terms: terms.map(({ term, how }) => ({ text: term, shown: how !== 'missing' && how !== 'stem' })),
    resumeLine: line,
    resumeLineFrom: line === null ? null : reading.told.some((one) => one.text === line) ? 'told' : 'resume',
    reply: answered?.reply ?? null,
  }
}

/** What a list shows as well as a sentence does. */
const heldKinds: ReadonlySet<TermKind> = new Set(['tool', 'certificate', 'licence', 'language', 'degree'])

/** What meets a demand, else the line that shares most words; for the built-in reader one that tells of something done. */
function lineBeside(
  text: string,
  kind: RequirementLine['kind'],
  terms: readonly MatchTerm[],
  constraint: HardConstraint | undefined,
  reading: MatchReading,
): string | null {
  const isModel = reading.reader === 'model'
  const named = constraint?.resumeLine ?? null
  if (named !== null && !isModel) return named
  const isCredential = kind === 'certificate' || kind === 'degree'
  const found = new Set(terms.flatMap(({ how, shownBy }) => (isModel || how !== 'stem' ? shownBy : [])))
  const asked = subjectOf(text)
  const lines = ownSubjects(reading)
    .filter(({ id, subject }) => found.has(id) || (!isModel && areRelated(asked, subject, kind)))
    .filter(({ section }) => isModel || !isCredential || section !== 'experience')
  const telling = isModel ? [] : lines.filter((line) => isTelling(line, reading))
  const shared = ({ subject }: OwnSubject) => subject.content.intersection(asked.content).size
  return (telling.length > 0 ? telling : lines).toSorted((one, other) => shared(other) - shared(one))[0]?.text ?? named
}

type Subject = ReturnType<typeof subjectOf>

interface OwnSubject extends ResumeLine {
  subject: Subject
}

type Compared = Pick<MatchReading, 'resume' | 'resumeLines'>

const ownSubjectsOf = new WeakMap<MatchReading['resumeLines'], OwnSubject[]>()

/** Worked out once: each line of the ad is compared with each of the resume. */
function ownSubjects(reading: Compared): OwnSubject[] {
  const known = ownSubjectsOf.get(reading.resumeLines)
  if (known) return known
  const subjects = reading.resumeLines.map((line) => ({ ...line, subject: subjectOf(line.text) }))
  ownSubjectsOf.set(reading.resumeLines, subjects)
  return subjects
}

/** Heads are found on demand: tagging is slow, and few lines are compared by them. */
function subjectOf(text: string) {
  let heads: Set<string> | undefined
  return {
    content: contentOf(text),
    get heads() {
      heads ??= headsOf(text)
      return heads
    },
  }
}

/** Something done, learned, or earned; not an employer, a title, or a list of skills. */
function isTelling({ text: line, section }: OwnSubject, { resume }: Compared): boolean {
  if (section === 'education' || section === 'certifications' || section === 'told') return true
  return resume.experienceLines.some(({ text }) => line.includes(text)) || (section === 'other' && isDeed(line))
}

function kindOf(text: string, terms: readonly MatchTerm[], constraint: HardConstraint | undefined): RequirementLine['kind'] {
  if (constraint?.kind === 'years' && constraint.met !== 'yes') return 'years'
  const kinds = new Set(terms.map(({ kind }) => kind))
  if (constraint === undefined && condition.test(text)) return 'condition'
  if (terms.length === 0 && constraint === undefined) return 'work'
  if (constraint?.kind === 'degree') return 'degree'
  if (constraint?.kind === 'licence') return 'certificate'
  if (kinds.has('skill') || kinds.has('tool') || kinds.has('method') || kinds.has('domain')) return 'work'
  if (kinds.has('degree')) return 'degree'
  if (constraint?.kind === 'years') return 'years'
  const isCredential = kinds.has('certificate') || kinds.has('licence')
  return !isCredential && (kinds.has('language') || constraint?.kind === 'language') ? 'language' : 'certificate'
}

/** Shown: every part is. Not found: every part is missing for sure. Else we cannot tell. */
function stateOf(
  text: string,
  terms: readonly MatchTerm[],
  constraint: HardConstraint | undefined,
  reading: MatchReading,
): RequirementLine['state'] {
  const isMet = constraint?.met === 'yes'
  const isMissing = terms.every((term) => isSurelyMissing(term, reading)) || isOutside(text, terms, reading)
  const isNamed = terms.length > 0 || (reading.reader === 'model' && constraint !== undefined)
  if (isMissing && isNamed && !isMet && !condition.test(text)) return 'not-found'
  const partsShown = terms.every(isFound) && (constraint === undefined || isMet)
  return (reading.shownLines ? reading.shownLines.has(text) : partsShown) ? 'shown' : 'unsure'
}

const fewestShared = 2

/** Whether both are about the same thing: the same deed or thing, and not only a word in common. */
function areRelated(asked: Subject, own: Subject, kind: RequirementLine['kind']): boolean {
  const shared = asked.content.intersection(own.content)
  if (kind !== 'work') return [...shared].some((word) => !ofEveryCredential.has(word))
  return shared.size >= fewestShared && !asked.heads.isDisjointFrom(own.heads)
}

const ofEveryCredential = new Set(
  [...demandWords.everyLicense, ...demandWords.everyDemand, 'certification', 'certified', 'certificate', 'degree'].map((word) =>
    family(stem(word)),
  ),
)

const thing: ReadonlySet<string> = new Set(['NOUN', 'PROPN'])

/** Verbs, and the nouns that end a phrase: "committee", not "finance", in "the finance committee". */
function headsOf(text: string): Set<string> {
  const words = taggedWords(text)
  const heads = words.filter(({ tag }, at) => tag === 'VERB' || (thing.has(tag) && !thing.has(words[at + 1]?.tag ?? '')))
  return contentOf(heads.map((word) => word.text).join(' '))
}

/** No word of the text is in a line of the user. */
function isNowhere(text: string, reading: Compared): boolean {
  const words = contentOf(text)
  return ownSubjects(reading).every(({ subject }) => subject.content.isDisjointFrom(words))
}

/** A line that asks for a name, a degree, or the like and shares no word with the resume; work may be told in other words (evals/README.md). */
const isOutside = (text: string, terms: readonly MatchTerm[], reading: MatchReading): boolean =>
  terms.every(({ how }) => how === 'missing') && terms.some(({ kind }) => kind !== 'skill') && isNowhere(text, reading)

/** The built-in reader is sure of a single term only if it is a name, which few people write in other words. */
export function isSurelyMissing(term: MatchTerm, reading: Compared & Pick<MatchReading, 'reader'>): boolean {
  if (term.how !== 'missing' || reading.reader === 'model') return term.how === 'missing'
  return isName(term) && isNowhere(term.term, reading)
}
