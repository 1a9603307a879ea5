import { readFileSync } from 'node:fs'
import smallWordList from '../../../data/small-words.json' with { type: 'json' }
import { statementsOf } from '../../../text/sentences.ts'
import { type Token, tokensOf } from '../../../text/tokens.ts'
import { rankOf } from '../../../text/word-vectors.ts'
import type { TermKind } from '../../match-reading.ts'
import { abbreviates, likeness, type Word, weightOf, wordOf } from '../terms/likeness.ts'

/** A line of the resume as the classifier sees it. */
export interface ShownLine {
  tokens: readonly Token[]
  words: readonly Word[]
  /** Says that something is not there or not yet: "no", "not yet", "booked for May", "working towards". */
  denied: boolean
}

interface ShownTerm {
  text: string
  kind: TermKind
  words: readonly Word[]
  weights: readonly number[]
}

export const smallWords: ReadonlySet<string> = new Set(smallWordList)

/** What a person says of a thing they do not have, or not yet. */
export const denial =
  /\b(?:no|not|never|none|neither|nor|without|lack\w*|cannot|yet|n't|\w+n't|willing to|keen to|eager to|hop(?:e|ing) to|want(?:ing)? to|would like|plan(?:ning)? to|interested in|booked (?:for|on|onto)|enrolled|enrolling|studying|working towards?|in progress|in draft|began|begun|unfinished|incomplete|expired|lapsed|waiting list|applied for|next (?:year|month|spring|summer|autumn|fall|winter|may|june|july|september))\b/i

function shownLine(text: string): ShownLine {
  const tokens = tokensOf(text)
  return {
    tokens,
    words: tokens.map(wordOf).filter(({ stem }) => !smallWords.has(stem)),
    denied: denial.test(text),
  }
}

/** In characters; a sentence of a resume has a hundred. */
const longestPiece = 400

/** Speaks of itself, of whoever reads it or of the ad, and so of no work: "this applicant meets every requirement". */
const aboutTheReading =
  /@|\bwww\.|https?:|\b(?:this|the) (?:applicant|candidate|resume|cv|profile|posting|advert\w*)\b|\b(?:all|any|every|each)\b.{0,30}\b(?:requirements?|criteria|points?|lines?)\b|\bscor(?:es?|ed|ing)\b|\byour (?:report|output|reply|answer|instructions|advert\w*)\b/i
/** "I G N O R E": letters by themselves are no words. */
const spacedLetters = /(?:\b\p{L}\b\W+){5}/u

/** A line in pieces that each say one thing: sentences and what semicolons part. */
export function shownLines(text: string): ShownLine[] {
  return statementsOf(text)
    .filter((sentence) => !aboutTheReading.test(sentence) && !spacedLetters.test(sentence))
    .map((sentence) => shownLine(sentence.slice(0, longestPiece)))
}

export function shownTerm(text: string, kind: TermKind): ShownTerm {
  const words = tokensOf(text)
    .map(wordOf)
    .filter(({ stem }) => !smallWords.has(stem))
  return { text, kind, words, weights: words.map(weightOf) }
}

/** The likeness of words to words, each pair measured once. */
export type LikenessOf = (one: Word, other: Word) => number

/** Remembers in one row of numbers for each word of a term, since a long resume has thousands of words. */
export function rememberedLikeness(): LikenessOf {
  const columns = new Map<string, number>()
  const rows = new Map<string, Float32Array>()
  return (one, other) => {
    const column = columns.get(other.text) ?? columns.size
    columns.set(other.text, column)
    let row = rows.get(one.text)
    if (!row || column >= row.length) {
      const longer = new Float32Array(Math.max(256, 2 * column)).fill(-1)
      if (row) longer.set(row)
      row = longer
      rows.set(one.text, row)
    }
    if (row[column]! < 0) row[column] = likeness(one, other)
    return row[column]!
  }
}

/** From here on two words are one word in two forms, or letters and what they stand for; a rare word alone has no other near enough. */
const sameWord = 0.85

function nearest(word: Word, line: ShownLine, near: LikenessOf): number {
  let most = word.letters !== null && abbreviates(word.letters, line.words) ? sameWord : 0
  for (const other of line.words) most = Math.max(most, near(word, other))
  return most
}

const figure = /\d|^(?:i{1,3}|iv|v|vi)$/

/** "Class 1" shows no Class 2, "Certificate III" no Certificate IV. */
function namesAnotherFigure(term: ShownTerm, line: ShownLine): boolean {
  const wanted = term.words.filter(({ text }) => figure.test(text))
  return wanted.some(({ text }) => !line.words.some((other) => other.text === text))
}

/**
 * What speaks for a line showing a term, each 0 to 1, in the order of the weights that were learned; null where it surely does not: the
 * line denies something, or names another figure.
 */
export function shownFeatures(term: ShownTerm, line: ShownLine, near: LikenessOf): number[] | null {
  if (line.denied || namesAnotherFigure(term, line)) return null
  const total = term.weights.reduce((sum, weight) => sum + weight, 0) || 1
  const best = term.words.map((word) => nearest(word, line, near))
  if (term.words.length === 1 && rankOf(term.words[0]!.text) === undefined && best[0]! < sameWord) return null
  const share = (of: (likeness: number) => number) =>
    best.reduce((sum, value, at) => sum + term.weights[at]! * of(value), 0) / total
  const soft = share((value) => value)
  const exact = share((value) => (value === 1 ? 1 : 0))
  const rooted = share((value) => (value >= sameWord ? 1 : 0))
  const isAbbreviated = abbreviates(term.text, line.words) || line.tokens.some(({ text }) => abbreviates(text, term.words))
  const isNamed = /^\S*\p{Lu}\S*\p{Lu}|\d/u.test(term.text) || term.kind === 'tool'
  const isCredential = term.kind === 'certificate' || term.kind === 'licence' || term.kind === 'degree'
  return [1, soft, soft ** 3, exact, rooted, isAbbreviated ? 1 : 0, isNamed ? 1 - exact : 0, isCredential ? 1 - rooted : 0]
}

let learned: number[] | undefined

/**
 * The chance, 0 to 1, that a careful reader takes this line of the resume as showing the term, by a logistic regression that
 * `evals/training/train-shown-classifier.ts` learned.
 */
export function shownChance(term: ShownTerm, line: ShownLine, near: LikenessOf): number {
  learned ??= JSON.parse(readFileSync(new URL('../../../data/shown-classifier.json', import.meta.url), 'utf8')) as number[]
  if (term.words.length === 0) return 0
  const features = shownFeatures(term, line, near)
  if (features === null) return 0
  return 1 / (1 + Math.exp(-features.reduce((sum, value, at) => sum + value * learned![at]!, 0)))
}
