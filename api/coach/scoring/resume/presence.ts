import type { MatchEvidence } from '../../../contract/resume-analysis.ts'
import type { AdTerm } from '../ad/ad-term.ts'
import type { ResumeLine, ResumeReading } from '../match-reading.ts'
import { family, stem } from '../text/stem.ts'
import { type Token, tokensOf } from '../text/tokens.ts'
import { everyKnownAt } from '../vocabulary/find-known.ts'
import type { Concept } from '../vocabulary/vocabulary.ts'

interface IndexedLine {
  line: ResumeLine
  tokens: Token[]
  families: string[]
  concepts: Set<Concept>
}

/** The visible resume, ready for looking terms up. */
export interface ResumeIndex {
  lines: IndexedLine[]
  byStem: Map<string, { line: number; at: number }[]>
  byConcept: Map<Concept, number[]>
  byFamily: Map<string, number[]>
}

export interface Presence {
  how: MatchEvidence['how']
  resumeLine: string | null
  where: MatchEvidence['where']
}

/** Places where a skill is shown at work come before places where it is only listed. */
const order: MatchEvidence['where'][] = ['experience', 'certifications', 'education', 'summary', 'other', 'skills']

/** "No experience with SAP" does not show SAP. */
const denies =
  /\b(?:no|not|never|without|lack(?:s|ing)?|little|keen to learn|willing to learn|eager to learn|want to learn|hope to learn)\b(?: \w+){0,2} (?:experience|knowledge|training|trained|certified|used|worked|learn|yet)\b[^.;,]{0,30}$/i

/** More characters than a denial takes. */
const longestDenial = 200

function isDenied(text: string, { start }: Token): boolean {
  return denies.test(text.slice(Math.max(0, start - longestDenial), start))
}

export function indexResume(resume: ResumeReading): ResumeIndex {
  const index: ResumeIndex = { lines: [], byStem: new Map(), byConcept: new Map(), byFamily: new Map() }
  resume.lines.forEach((line, number) => {
    const tokens = tokensOf(line.text)
    const concepts = new Set<Concept>()
    const families = tokens.filter((token) => !smallWords.has(token.stem)).map((token) => family(token.stem))
    tokens.forEach((token, at) => {
      add(index.byStem, token.stem, { line: number, at })
      const known = everyKnownAt(tokens, at)
      if (known.length > 0 && !isDenied(line.text, token)) for (const { spelling } of known) concepts.add(spelling.concept)
    })
    // A word written apart in one place and together in the other: "health care", "healthcare".
    for (let at = 0; at + 1 < tokens.length; at++) {
      if (/^[ -]$/.test(tokens[at + 1]!.gap))
        add(index.byStem, joinedStem(`${tokens[at]!.text} ${tokens[at + 1]!.text}`), { line: number, at })
    }
    for (const concept of concepts) add(index.byConcept, concept, number)
    for (const one of new Set(families)) add(index.byFamily, one, number)
    index.lines.push({ line, tokens, families, concepts })
  })
  return index
}

function joinedStem(text: string): string {
  return stem(text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ''))
}

function add<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const list = map.get(key)
  if (list) list.push(value)
  else map.set(key, [value])
}

/** Where the resume shows a term: the same words, a known other name, another form of the word, or not at all. */
export function presenceOf(term: AdTerm, index: ResumeIndex): Presence {
  const cased =
    term.concepts.length > 0 &&
    term.concepts.every((concept) =>
      concept.spellings.some((spelling) => spelling.cased && spelling.stems.join(' ') === term.stems.join(' ')),
    )
  const exact = cased ? [] : linesWith(term, index)
  const viaConcept = term.concepts
    .flatMap((concept) => index.byConcept.get(concept) ?? [])
    .filter((number) => reachesLevel(index.lines[number]!.line.text, term.text))
  const sameWords = viaConcept.filter((number) => containsStems(index.lines[number]!.tokens, term.stems))
  if (exact.length + sameWords.length > 0) return at([...exact, ...sameWords], 'exact', index)
  if (viaConcept.length > 0) return at(viaConcept, 'alias', index)
  const implied = term.concepts.flatMap((concept) => concept.impliedBy.flatMap((one) => index.byConcept.get(one) ?? []))
  if (implied.length > 0) return at(implied, 'alias', index)
  const related = cased
    ? []
    : linesRelated(term, index).filter((number) => reachesLevel(index.lines[number]!.line.text, term.text))
  if (related.length > 0) return at(related, 'stem', index)
  return { how: 'missing', resumeLine: null, where: null }
}

/** "CIPD Level 5" does not show CIPD Level 7; a higher level, or none told, does. */
function reachesLevel(line: string, asked: string): boolean {
  const wanted = /\blevel (\d)\b/i.exec(asked)?.[1]
  const levels = [...line.matchAll(/\blevel (\d)\b/gi)].map((match) => Number(match[1]))
  return wanted === undefined || levels.length === 0 || levels.some((level) => level >= Number(wanted))
}

function at(numbers: readonly number[], how: Presence['how'], index: ResumeIndex): Presence {
  const lines = numbers.map((number) => index.lines[number]!.line)
  const best = lines.reduce((found, line) => (order.indexOf(line.section) < order.indexOf(found.section) ? line : found))
  return { how, resumeLine: best.text, where: best.section }
}

/** The same words in a row, small ones left out: "NVQ Level 2 in Cookery", "NVQ Level 2 Cookery". */
function containsStems(tokens: readonly Token[], stems: readonly string[]): boolean {
  const wanted = stems.filter((one) => !smallWords.has(one) || stems.length === 1)
  const have = tokens.filter((token) => !smallWords.has(token.stem) || stems.length === 1)
  return have.some((_, from) => wanted.every((one, k) => have[from + k]?.stem === one))
}

function linesWith({ stems, text: termText }: AdTerm, index: ResumeIndex): number[] {
  const found: number[] = []
  for (const { line, at } of index.byStem.get(stems[0] ?? '') ?? []) {
    const {
      tokens,
      line: { text },
    } = index.lines[line]!
    const follows = stems.every((one, k) => tokens[at + k]?.stem === one || (k === 0 && stems.length === 1))
    if (follows && !isDenied(text, tokens[at]!)) found.push(line)
  }
  if (stems.length === 2) for (const { line } of index.byStem.get(joinedStem(termText)) ?? []) found.push(line)
  return found
}

const smallWords = new Set(['of', 'and', 'in', 'for', 'the', 'to', 'with', 'a', 'on', 'or'])

/**
 * The words of the term, or of another spelling of it, in any form and order close together: "managed the inventory" for "inventory
 * management", "gave oral medications" for "medication administration".
 */
function linesRelated(term: AdTerm, index: ResumeIndex): number[] {
  const others = term.concepts.flatMap((concept) =>
    concept.spellings.filter((spelling) => !spelling.cased && spelling.stems.length > 1),
  )
  const found = new Set(linesNearby(term, term.stems, index))
  for (const { stems } of others) for (const number of linesNearby(term, stems, index)) found.add(number)
  return [...found]
}

function linesNearby(term: AdTerm, stems: readonly string[], index: ResumeIndex): number[] {
  const wanted = stems.filter((one) => !smallWords.has(one)).map(family)
  if (wanted.length === 0 || (wanted.length === 1 && (wanted[0]!.length < 5 || stems[0]!.length < 6))) return []
  // Names and codes have no inflections.
  if (wanted.length === 1 && (stems.length > 1 || term.kind === 'tool' || /[A-Z\d]/.test(term.text.slice(1)))) return []
  const window = wanted.length + 3
  const lists = wanted.map((one) => index.byFamily.get(one) ?? [])
  const fewest = lists.reduce((least, list) => (list.length < least.length ? list : least))
  return fewest.filter((number) => standTogether(wanted, index.lines[number]!.families, window))
}

/** Whether all the words stand within so many of each other. */
function standTogether(wanted: readonly string[], families: readonly string[], window: number): boolean {
  const last = new Map<string, number>(wanted.map((one) => [one, Number.NEGATIVE_INFINITY]))
  return families.some((one, at) => {
    if (!last.has(one)) return false
    last.set(one, at)
    return [...last.values()].every((place) => at - place < window)
  })
}
