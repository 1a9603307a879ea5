import type { MatchEvidence } from '../../../../contract/resume-analysis.ts'
import { stem } from '../../../text/stem.ts'
import { type Token, tokensOf } from '../../../text/tokens.ts'
import type { ResumeLine, ResumeReading, TermKind } from '../../match-reading.ts'
import { bareDegreeLevel, highestDegree, type OwnDegree } from '../resume/degree-levels.ts'
import type { AdTerm } from '../terms/ad-term.ts'
import { abbreviates, isOneOfMany, type Word } from '../terms/likeness.ts'
import { everyKnownAt } from '../vocabulary/find-known.ts'
import type { Concept } from '../vocabulary/vocabulary.ts'
import {
  denial,
  type LikenessOf,
  rememberedLikeness,
  type ShownLine,
  shownChance,
  shownLines,
  shownTerm,
  smallWords,
} from './shown-features.ts'

interface IndexedLine {
  line: ResumeLine
  tokens: Token[]
  pieces: ShownLine[]
  concepts: Set<Concept>
}

/** The visible resume, ready for looking terms up. */
export interface ResumeIndex {
  lines: IndexedLine[]
  byStem: Map<string, { line: number; at: number }[]>
  byConcept: Map<Concept, number[]>
  near: LikenessOf
  /** For each term that was looked for in other words, the chance that each line shows it. */
  chances: Map<string, number[]>
  /** Every word of what the resume does not deny. */
  words: readonly Word[]
  /** For words of the ad, how near the nearest of `words` is. */
  nearest: Map<string, number>
  degree: OwnDegree | undefined
}

export interface Presence {
  how: MatchEvidence['how']
  resumeLine: string | null
  where: MatchEvidence['where']
}

/** Lines that show a skill at work come before lines that only list it. */
const order: MatchEvidence['where'][] = ['experience', 'told', 'certifications', 'education', 'summary', 'other', 'skills']

/** More characters than a clause takes. */
const longestClause = 200

/** "No experience with SAP", "have never used Xero", "forklift licence booked for May" show none of it: what the word's own clause says. */
function isDenied(text: string, { start, end }: Token): boolean {
  const before = text.slice(Math.max(0, start - longestClause), start).split(/[.;,()|•]/)
  const after = text.slice(end, end + longestClause).split(/[.;,()|•]/)
  return denial.test(`${before.at(-1)} ${after[0]}`)
}

export function indexResume(resume: Pick<ResumeReading, 'lines'>): ResumeIndex {
  const index: ResumeIndex = {
    lines: [],
    byStem: new Map(),
    byConcept: new Map(),
    near: rememberedLikeness(),
    chances: new Map(),
    words: [],
    nearest: new Map(),
    degree: highestDegree(resume),
  }
  let pieces = 0
  resume.lines.forEach((line, number) => {
    const tokens = tokensOf(line.text)
    const read = pieces < mostPieces ? shownLines(line.text) : []
    pieces += read.length
    const concepts = new Set<Concept>()
    tokens.forEach((token, at) => {
      add(index.byStem, token.stem, { line: number, at })
      const known = everyKnownAt(tokens, at)
      if (known.length > 0 && !isDenied(line.text, token)) for (const { spelling } of known) concepts.add(spelling.concept)
    })
    // A word written apart in one text and together in the other: "health care", "healthcare".
    for (let at = 0; at + 1 < tokens.length; at++) {
      if (/^[ -]$/.test(tokens[at + 1]!.gap))
        add(index.byStem, joinedStem(`${tokens[at]!.text} ${tokens[at + 1]!.text}`), { line: number, at })
    }
    for (const concept of concepts) add(index.byConcept, concept, number)
    index.lines.push({ line, tokens, pieces: read, concepts })
  })
  const said = index.lines.flatMap(({ pieces }) => pieces.flatMap(({ denied, words }) => (denied ? [] : words)))
  index.words = [...new Map(said.map((word) => [word.text, word])).values()].slice(0, mostWords)
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

/** Where the resume shows a term: the same words, a known other name, other words that say it, or not at all. */
export function presenceOf(term: AdTerm, index: ResumeIndex): Presence {
  return presenceInWords(term, index) ?? presenceInOtherWords(term, index) ?? { how: 'missing', resumeLine: null, where: null }
}

/** Known names for the thing, its own among them. */
function linesViaConcept(term: AdTerm, index: ResumeIndex, concepts: readonly Concept[] = term.concepts): number[] {
  return concepts
    .flatMap((concept) => index.byConcept.get(concept) ?? [])
    .filter((number) => reachesLevel(index.lines[number]!.line.text, term.text))
}

/** The lines that have the term's own words and do not deny them, by their number. */
export function linesSpelling(term: AdTerm, index: ResumeIndex): number[] {
  const exact = isCased(term) ? [] : linesWith(term, index)
  const named = linesViaConcept(term, index).filter((number) => containsStems(index.lines[number]!.tokens, term.stems))
  return [...new Set([...exact, ...named])]
}

/** The same words or a known other name for the same thing; null where the resume has neither. */
export function presenceInWords(term: AdTerm, index: ResumeIndex): Presence | null {
  const spelling = linesSpelling(term, index)
  if (spelling.length > 0) return at(spelling, 'exact', index)
  const named = linesViaConcept(
    term,
    index,
    term.concepts.filter((concept) => !isOneOfMany(term, concept)),
  )
  if (named.length > 0) return at(named, 'alias', index)
  const level = bareDegreeLevel(term.text)
  if (level !== null && (index.degree?.level ?? 0) >= level)
    return { how: 'alias', resumeLine: index.degree!.line, where: 'education' }
  const spelledOut = linesAbbreviating(term, index)
  if (spelledOut.length > 0) return at(spelledOut, 'alias', index)
  const implied = term.concepts.flatMap((concept) => concept.impliedBy.flatMap((one) => index.byConcept.get(one) ?? []))
  if (implied.length > 0) return at(implied, 'alias', index)
  const similar = linesViaConcept(term, index)
  return similar.length > 0 ? at(similar, 'partly', index) : null
}

/** Letters of a shorter initialism stand for too much. */
const shortestInitialism = 3

/** "IEP" for "individualized education program", and the other way round. */
function linesAbbreviating(term: AdTerm, index: ResumeIndex): number[] {
  const own = shownTerm(term.text, term.kind).words
  const initials = own.map(({ text }) => text[0]).join('')
  return index.lines.flatMap(({ line, pieces, tokens }, number) => {
    const long =
      term.stems.length === 1 &&
      term.text.length >= shortestInitialism &&
      pieces.some((piece) => !piece.denied && abbreviates(term.text, piece.words))
    const short =
      initials.length >= shortestInitialism &&
      tokens.some(({ text }) => /^\p{Lu}+$/u.test(text) && text.toLowerCase() === initials)
    return (long || short) && reachesLevel(line.text, term.text) ? [number] : []
  })
}

/** Go, Excel: words that are the thing only in their own casing. */
function isCased(term: AdTerm): boolean {
  return (
    term.concepts.length > 0 &&
    term.concepts.every((concept) =>
      concept.spellings.some((spelling) => spelling.cased && spelling.stems.join(' ') === term.stems.join(' ')),
    )
  )
}

/** Names and codes have no other forms. */
function isName({ text, kind, stems }: AdTerm): boolean {
  if (kind === 'tool' || kind === 'language') return true
  return stems.length === 1 && /^\S+[\p{Lu}\d#+]/u.test(text)
}

/** For each line the chance, 0 to 1, that it shows a term in other words; none after too many terms. */
export function likeliest(text: string, kind: TermKind, index: ResumeIndex): number[] {
  const known = index.chances.get(text)
  if (known || index.chances.size >= mostTerms) return known ?? []
  const term = shownTerm(text, kind)
  const chances = index.lines.map(({ line, pieces }) =>
    reachesLevel(line.text, text) ? Math.max(0, ...pieces.map((piece) => shownChance(term, piece, index.near))) : 0,
  )
  index.chances.set(text, chances)
  return chances
}

/** A line that a careful reader would take as saying it: "worked from prints" for blueprint reading. */
function presenceInOtherWords(term: AdTerm, index: ResumeIndex): Presence | null {
  if (isCased(term) || isName(term)) return null
  const shows = likeliest(term.text, term.kind, index).flatMap((chance, number) => (chance >= leastChance ? [number] : []))
  return shows.length > 0 ? at(shows, 'stem', index) : null
}

/** Pieces of a resume that are searched for other words: a resume of three pages has a hundred. */
const mostPieces = 300
/** Different words; three pages have a thousand. */
const mostWords = 2_000
/** Terms that are looked for in other words: a long ad asks for sixty. */
const mostTerms = 100
/** From this chance on a line counts as showing the term. */
const leastChance = 0.7

/** "CIPD Level 5" does not show CIPD Level 7; a higher level, or none named, does. */
function reachesLevel(line: string, asked: string): boolean {
  const wanted = /\blevel (\d)\b/i.exec(asked)?.[1]
  const levels = [...line.matchAll(/\blevel (\d)\b/gi)].map((match) => Number(match[1]))
  return wanted === undefined || levels.length === 0 || levels.some((level) => level >= Number(wanted))
}

/** The line that shows most comes from the work, not from a list. */
const plainestFirst = (a: ResumeLine, b: ResumeLine) => order.indexOf(a.section) - order.indexOf(b.section)

function at(numbers: readonly number[], how: Presence['how'], index: ResumeIndex): Presence {
  const lines = numbers.map((number) => index.lines[number]!.line)
  const best = lines.toSorted(plainestFirst)[0]!
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
