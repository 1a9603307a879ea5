import { taggedWords } from '../../../text/part-of-speech.ts'
import { type Token, tokensOf } from '../../../text/tokens.ts'
import { meanVector, rankOf } from '../../../text/word-vectors.ts'
import { findKnown, type KnownMatch } from '../vocabulary/find-known.ts'
import type { Features } from './line-features.ts'

/** A line of the ad cut into words, with what is known of each. */
export interface TermLine {
  text: string
  /** What the line is for: `must`, `nice`, `duty` or `title`. */
  label: string
  tokens: Token[]
  tags: string[]
  known: KnownMatch[][]
}

/** A run of words that could be a term: tokens from, and one past the last. */
export interface Candidate {
  from: number
  to: number
}

const longest = 5
/** Characters between two words of one term. */
const joins = /^(?: |-|\/|'|\.|&| & ?)?$/
const canBegin = new Set(['ADJ', 'NOUN', 'PROPN', 'VERB', 'NUM', 'X', 'SYM', 'ADV'])
const canEnd = new Set(['ADJ', 'NOUN', 'PROPN', 'VERB', 'NUM', 'X', 'SYM'])
const canStandInside = new Set([...canBegin, 'ADP', 'CCONJ', 'PART'])
/** Abbreviations that join, which the tagger takes for nouns. */
const joiningWord = /^(?:eg|ie|etc|incl|approx|vs)$/i
const innerWords = /^(?:of|and|for|in|to|&|the|'s|at|on|with)$/i

export function termLine(text: string, label: string): TermLine {
  const tokens = tokensOf(text)
  const words = taggedWords(text)
  let at = 0
  const tags = tokens.map((token) => {
    while (at + 1 < words.length && words[at]!.end <= token.start) at++
    return words[at]?.tag ?? 'X'
  })
  const known = findKnown(tokens)
  return { text, label, tokens, tags, known }
}

/** Every run of up to five words that grammar lets be a name for a thing, and every term of the vocabulary. */
export function candidatesIn(line: TermLine): Candidate[] {
  const { tokens, tags, known } = line
  const candidates: Candidate[] = []
  const isCut = (at: number) => known.some(([match]) => match!.from < at && at < match!.to)
  const isKnown = (from: number, to: number) => known.some(([match]) => match!.from === from && match!.to === to)
  const add = (from: number, to: number) => {
    if (!isCut(from) && !isCut(to)) candidates.push({ from, to })
  }
  for (const [match] of known) if (match) add(match.from, match.to)
  for (let from = 0; from < tokens.length; from++) {
    if (!canBegin.has(tags[from]!) || joiningWord.test(tokens[from]!.text)) continue
    for (let to = from + 1; to <= Math.min(tokens.length, from + longest); to++) {
      const last = to - 1
      if (last > from && !joins.test(tokens[last]!.gap)) break
      if (last > from && !canStandInside.has(tags[last]!)) break
      if (last > from && !canEnd.has(tags[last]!) && !innerWords.test(tokens[last]!.text)) break
      if (joiningWord.test(tokens[last]!.text)) break
      if (canEnd.has(tags[last]!) && !isKnown(from, to)) add(from, to)
    }
  }
  return candidates
}

function rankBucket(word: string): string {
  const rank = rankOf(word) ?? rankOf(word.replace(/s$/, ''))
  if (rank === undefined) return 'rare'
  return rank < 600 ? '600' : rank < 2_000 ? '2k' : rank < 6_000 ? '6k' : rank < 18_000 ? '18k' : '60k'
}

function shapeOf({ text }: Token): string {
  if (/^\d[\d.,]*$/.test(text)) return 'number'
  if (/\d/.test(text)) return 'mixed with digits'
  if (/^\p{Lu}{2,}s?$/u.test(text)) return 'capitals'
  if (/\p{Ll}\p{Lu}/u.test(text)) return 'camel'
  return /^\p{Lu}/u.test(text) ? 'capital' : 'small'
}

const edges: readonly [RegExp, string][] = [
  [/[.!?;:]/, 'stop'],
  [/,/, 'comma'],
  [/[([]/, 'open'],
  [/[)\]]/, 'close'],
]
const edgeOf = (gap: string): string => edges.find(([mark]) => mark.test(gap))?.[1] ?? (gap.trim() || 'space')

function addVector(features: Features, prefix: string, words: readonly string[]): void {
  const known = words
    .map((word) => (rankOf(word) === undefined ? word.replace(/s$/, '') : word))
    .filter((word) => rankOf(word) !== undefined)
  if (known.length === 0) features.set(`${prefix} unknown`, 1)
  else for (const [d, value] of meanVector(known).entries()) features.set(`${prefix}${d}`, 3 * value)
}

/** What speaks for and against a run of words being a term. Shared by the trainer and the classifier, so that both see the same. */
export function termFeatures({ tokens, tags, label, known }: TermLine, { from, to }: Candidate): Features {
  const words = tokens.map((token) => token.text.toLowerCase())
  const head = words[to - 1]!
  const count = to - from
  const left = from === 0 ? 'start' : edgeOf(tokens[from]!.gap)
  const right = to === tokens.length ? 'end' : edgeOf(tokens[to]!.gap)
  const before = (back: number) => words[from - back] ?? '<start>'
  const names = [
    'always',
    `label ${label}`,
    `words ${count}`,
    `tags ${tags.slice(from, to).join(' ')}`,
    `edges ${left} ${right} ${count} ${label}`,
    `tags around ${left === 'space' ? tags[from - 1] : left} ${tags[from]} ${tags[to - 1]} ${right === 'space' ? tags[to] : right}`,
    `head ${head}`,
    `head stem ${tokens[to - 1]!.stem}`,
    `first ${words[from]}`,
    ...tokens.slice(from, to - 1).map(({ stem }) => `modifier ${stem}`),
    `head ends ${head.slice(-3)}`,
    `first ends ${words[from]!.slice(-3)}`,
    `head rank ${rankBucket(head)} ${count === 1 ? 'alone' : 'led'} ${label}`,
    `first rank ${rankBucket(words[from]!)} ${count}`,
    `shape ${shapeOf(tokens[to - 1]!)}${from === 0 ? ' first' : ''}`,
    `first shape ${shapeOf(tokens[from]!)}${from === 0 ? ' first' : ''}`,
  ]
  if (left === 'space')
    names.push(`before ${before(1)}`, `before ${before(2)} ${before(1)}`, `near before ${before(2)}`, `near before ${before(3)}`)
  if (right === 'space') names.push(`after ${words[to]}`, `after ${words[to]} ${words[to + 1] ?? '<end>'}`)
  if (from === 0 && to === tokens.length) names.push(`whole line ${count}`)
  const features: Features = new Map(names.map((name) => [name, 1]))
  addKnown(features, known, from, to, label)
  addVector(features, count === 1 ? 'alone ' : 'head ', [head])
  if (count > 1) addVector(features, 'modifiers ', words.slice(from, to - 1))
  return features
}

function addKnown(features: Features, known: readonly KnownMatch[][], from: number, to: number, label: string): void {
  for (const matches of known) {
    const match = matches[0]!
    if (match.to <= from || match.from >= to) continue
    const kinds = new Set(matches.map(({ spelling }) => spelling.concept.kind))
    const isWithin = match.from >= from && match.to <= to
    const isSame = match.from === from && match.to === to
    const within = isSame ? 'is' : match.to === to ? 'ends with' : 'holds'
    const fit = isWithin ? within : match.from <= from && match.to >= to ? 'inside' : 'cuts'
    for (const kind of kinds) {
      features.set(`${fit} known ${kind}`, 1)
      if (fit === 'is') features.set(`is known ${kind} ${label}`, 1)
    }
    features.set(`${fit} known`, 1)
  }
  if (![...features.keys()].some((name) => name.endsWith(' known'))) features.set('nothing known', 1)
}
