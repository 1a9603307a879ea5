import type { RequirementLine } from '../../contract/resume-analysis.ts'
import nothingAsked from '../data/asks-nothing.json' with { type: 'json' }
import neverAsked from '../data/never-asked.json' with { type: 'json' }
import { family } from '../text/stem.ts'
import { stemKey, type Token, tokensOf } from '../text/tokens.ts'
import { weightOf, wordOf } from './built-in/terms/likeness.ts'
import { breakingStems, trimmedStems } from './built-in/vocabulary/ordinary-words.ts'
import type { AdPart, HardConstraint, MatchReading, MatchTerm, TermKind } from './match-reading.ts'
import { answerAbout } from './told-lines.ts'

const askingParts: ReadonlySet<AdPart> = new Set(['must', 'nice', 'duties'])
const neverCompared: ReadonlySet<TermKind> = new Set(['soft', 'title'])
/** What no line of a resume can show by itself. */
const traits =
  /\b(?:communicat\w+|interpersonal|organi[sz]ational skills|team player|attitude|personality|self-?motivated|work ethic)\b/i
const nothing = new RegExp(nothingAsked.map(({ pattern }) => pattern).join('|'), 'i')
const forbidden = new RegExp(`\\b(?:${neverAsked.map(({ pattern }) => pattern).join('|')})`, 'i')

/** False for what no employer may ask: age, health, family, origin, religion, arrests and the like. */
export const mayAsk = (text: string): boolean => !forbidden.test(text)

/** Whether a line of the ad asks for something that a resume or an answer could show. */
const asksFor = (text: string) => !nothing.test(text.trim()) && mayAsk(text)

/**
 * The ad's lines that ask for something, each with its one verdict: counts, keywords, questions and texts all follow from these.
 * The weightiest come first.
 */
export function requirementLines(reading: MatchReading): RequirementLine[] {
  const parts = new Map(reading.ad.units.map(({ text, part }) => [text, part]))
  const compared = reading.terms.filter(({ kind }) => !neverCompared.has(kind))
  const keyed = compared.map((term) => ({ term, key: ` ${stemKey(term.term)} ` }))
  const own = Map.groupBy(compared, ({ requirement }) => requirement)
  const constraints = new Map(
    [...Map.groupBy(reading.hardConstraints, ({ requirement }) => requirement)].map(([text, all]) => [
      text,
      all.find(({ met }) => met !== 'yes') ?? all[0],
    ]),
  )
  const texts = [...new Set([...own.keys(), ...constraints.keys()])].filter((text) => {
    const part = parts.get(text)
    return asksFor(text) && (part === undefined || askingParts.has(part))
  })
  return texts
    .map((text) => lineFor(text, own.get(text) ?? [], mentionedIn(text, keyed), constraints.get(text), reading))
    .filter(({ state, text }) => state === 'shown' || !traits.test(text))
}

/** A term asked for in two lines belongs to the first; the second asks for it too. */
function mentionedIn(text: string, terms: readonly { term: MatchTerm; key: string }[]): MatchTerm[] {
  const line = ` ${stemKey(text)} `
  return terms.flatMap(({ term, key }) => (line.includes(key) ? term : []))
}

function lineFor(
  text: string,
  own: readonly MatchTerm[],
  mentioned: readonly MatchTerm[],
  constraint: HardConstraint | undefined,
  reading: MatchReading,
): RequirementLine {
  const terms = [...new Set([...own, ...mentioned])]
  const answered = answerAbout(reading.told, text)
  const state = stateOf(text, terms, constraint, reading)
  const line = closestLine(text, terms, reading) ?? constraint?.resumeLine ?? null
  return {
    id: reading.adLines.find((one) => one.text.includes(text))?.id ?? '',
    text,
    importance: terms[0]?.importance ?? 'must',
    kind: kindOf(terms, constraint),
    state,
    terms: terms.map(({ term, how }) => ({ text: term, shown: how !== 'missing' })),
    resumeLine: state === 'not-found' ? null : line,
    resumeLineFrom:
      line === null || state === 'not-found' ? null : reading.told.some((one) => one.text === line) ? 'told' : 'resume',
    reply: answered?.reply ?? null,
  }
}

/** Of the lines that show a term, the one that has most of the ad's line. */
function closestLine(text: string, terms: readonly MatchTerm[], { resumeLines }: MatchReading): string | null {
  const asked = contentOf(text)
  const ids = new Set(terms.flatMap(({ shownBy }) => shownBy))
  const own = resumeLines.filter(({ id }) => ids.has(id)).map((line) => line.text)
  const lines = own.length > 0 ? own : terms.flatMap(({ resumeLine }) => resumeLine ?? [])
  const shared = (line: string) => [...contentOf(line)].filter((word) => asked.has(word)).length
  return lines.toSorted((one, other) => shared(other) - shared(one))[0] ?? null
}

function kindOf(terms: readonly MatchTerm[], constraint: HardConstraint | undefined): RequirementLine['kind'] {
  if (constraint?.kind === 'years' && constraint.met !== 'yes') return 'years'
  const kinds = new Set(terms.map(({ kind }) => kind))
  if (constraint?.kind === 'degree') return 'degree'
  if (constraint?.kind === 'licence') return 'certificate'
  if (kinds.has('skill') || kinds.has('tool') || kinds.has('method') || kinds.has('domain')) return 'work'
  if (kinds.has('degree')) return 'degree'
  if (kinds.has('language') || constraint?.kind === 'language') return 'language'
  return constraint?.kind === 'years' ? 'years' : 'certificate'
}

/**
 * Shown: every part is, in its own words or under a known name. Not found: every part is missing for sure. Else we cannot tell.
 */
function stateOf(
  text: string,
  terms: readonly MatchTerm[],
  constraint: HardConstraint | undefined,
  reading: MatchReading,
): RequirementLine['state'] {
  const isMet = constraint?.met === 'yes'
  if (terms.length > 0 || reading.reader === 'model') {
    const isMissing = terms.every((term) => isSurelyMissing(term, reading))
    if (isMissing && !isMet && (terms.length > 0 || constraint)) return 'not-found'
  }
  const partsShown = terms.every(isShown) && (constraint === undefined || isMet)
  if (!partsShown) return 'unsure'
  return reading.reader === 'model' || shownShare(text, terms, constraint, reading) >= leastShown ? 'shown' : 'unsure'
}

/** A likely match is one only in the term's own words; else it is the closest line. */
function isShown({ term, how, resumeLine }: MatchTerm): boolean {
  if (how !== 'stem') return how !== 'missing' && how !== 'partly'
  const said = contentOf(resumeLine ?? '')
  return [...contentOf(term)].every((word) => said.has(word))
}

/** Of the words of a line, by weight: fewer, and the terms are only a part of what it asks for. */
const leastShown = 0.5

/** How much of what the line says is covered by the terms that are shown and by the lines that show them. */
function shownShare(text: string, terms: readonly MatchTerm[], constraint: HardConstraint | undefined, reading: MatchReading) {
  const byId = new Map(reading.resumeLines.map((line) => [line.id, line.text]))
  const covered = new Set(
    [
      ...terms.flatMap(({ term, alternatives, resumeLine, shownBy }) => [
        term,
        ...alternatives,
        resumeLine ?? '',
        ...shownBy.map((id) => byId.get(id) ?? ''),
      ]),
      constraint?.resumeLine ?? '',
      // Years add up over several jobs, so their field may be named in any of these.
      ...(constraint?.kind === 'years' ? workLines(reading) : []),
    ].flatMap((said) => [...contentOf(said)]),
  )
  let all = 0
  let shown = 0
  const tokens = tokensOf(text)
  for (const [at, token] of tokens.entries()) {
    const word = wordOf(token)
    if (!isContent(word.stem) || (constraint && isDemand.test(word.text))) continue
    // Of alternatives one is enough.
    if (!covered.has(word.family) && (isOr(tokens[at - 1]) || isOr(tokens[at + 1]))) continue
    const weight = weightOf(word)
    all += weight
    if (covered.has(word.family)) shown += weight
    // A name that no line shows is a part by itself: "first aid / AED".
    else if (token.start > 0 && /^\p{Lu}/u.test(token.text)) return 0
  }
  return all === 0 ? 1 : shown / all
}

const isOr = (token: Token | undefined) => token?.stem === 'or'

const workLines = ({ resume }: MatchReading) =>
  resume.lines.flatMap(({ text, section }) => (section === 'experience' ? text : []))

/** What a met demand covers by itself. */
const isDemand =
  /^(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|years?|yrs|minimum|least|degree|diploma|bachelor|master|licen[cs]e|valid|full|clean|fluent|fluency|written|spoken)$/

const isContent = (stem: string) => stem.length > 2 && !breakingStems.has(stem) && !trimmedStems.has(stem)

/** The words of substance in a text, without their endings. */
export function contentOf(text: string): Set<string> {
  const stems = tokensOf(text).map(({ stem }) => stem)
  return new Set(stems.filter((stem) => stem.length > 2 && !breakingStems.has(stem)).map((stem) => family(stem)))
}

const namedKinds: ReadonlySet<TermKind> = new Set(['tool', 'certificate', 'licence', 'language'])

/** "CargoWise", "C++", "NCLEX": a name is spelled one way. */
function isName({ term, kind, requirement }: MatchTerm): boolean {
  if (kind === 'language') return true
  // An ad in capitals does not tell names from words.
  if (!namedKinds.has(kind) || !/\p{Ll}/u.test(requirement)) return false
  if (/\d|\p{Lu}{2}|\p{Ll}\p{Lu}/u.test(term)) return true
  const before = requirement.slice(0, Math.max(0, requirement.indexOf(term)))
  return /\p{Lu}/u.test(term) && /[^.:;•\-\s]\s*$/u.test(before)
}

/**
 * Whether a term that was not found is missing for sure. The built-in reader is sure only of names, which few people write in other words,
 * and only where the resume has none of its words (evals/README.md has the figures).
 */
function isSurelyMissing(term: MatchTerm, reading: MatchReading): boolean {
  if (term.how !== 'missing' || reading.reader === 'model') return term.how === 'missing'
  return isName(term) && contentOf(term.term).isDisjointFrom(wordsOf(reading))
}

const wordsOfReadings = new WeakMap<MatchReading['resumeLines'], Set<string>>()

/** The resume's words, looked up for every name of the ad. */
function wordsOf({ resumeLines }: MatchReading): Set<string> {
  const words = wordsOfReadings.get(resumeLines) ?? contentOf(resumeLines.map(({ text }) => text).join('\n'))
  wordsOfReadings.set(resumeLines, words)
  return words
}
