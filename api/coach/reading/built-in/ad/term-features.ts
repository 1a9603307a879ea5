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
  /** 0 to 1: how sure it is that the line asks for something. */
  chance: number
  tokens: Token[]
  tags: string[]
  /** Most words begin with a capital, so that one says nothing. */
  titled: boolean
  known: KnownMatch[][]
  rest: RestOfAd
}

/** What the rest of the ad says about a word. */
export interface RestOfAd {
  /** Words, lower case, that stand with a capital where the employer, the place, the perks or the way to apply are told, or in an address. */
  namesElsewhere: ReadonlySet<string>
  /** In how many lines that ask for something a stem stands. */
  mentions: ReadonlyMap<string, number>
}

/** @param lines every line of the ad with its label */
export function restOfAd(lines: readonly { text: string; label: string }[]): RestOfAd {
  const namesElsewhere = new Set<string>()
  const mentions = new Map<string, number>()
  for (const { text, label } of lines) {
    if (label === 'must' || label === 'nice' || label === 'duty') {
      for (const stem of new Set(tokensOf(text).map((token) => token.stem))) mentions.set(stem, (mentions.get(stem) ?? 0) + 1)
    } else if (!label.startsWith('heading') && label !== 'title') {
      for (const [name] of text.matchAll(/(?<![.!?:] |^)\p{Lu}[\p{L}\d]+/gu)) namesElsewhere.add(name.toLowerCase())
    }
  }
  return { namesElsewhere, mentions }
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

export function termLine(text: string, label: string, rest: RestOfAd, chance = 1): TermLine {
  const tokens = tokensOf(text)
  const words = taggedWords(text)
  let at = 0
  const tags = tokens.map((token) => {
    while (at + 1 < words.length && words[at]!.end <= token.start) at++
    return words[at]?.tag ?? 'X'
  })
  const known = findKnown(tokens, label === 'must' || label === 'nice')
  return { ...{ text, label, chance, rest }, ...{ tokens, tags, known }, titled: isTitled(tokens) }
}

/** Every run of up to five words that grammar lets be a name for a thing, and every term of the vocabulary. */
export function candidatesIn(line: TermLine): Candidate[] {
  const { tokens, tags, known } = line
  const candidates: Candidate[] = []
  const seen = new Set<number>()
  const add = (from: number, to: number) => {
    const key = from * 10_000 + to
    if (seen.has(key)) return
    seen.add(key)
    candidates.push({ from, to })
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
      if (canEnd.has(tags[last]!)) add(from, to)
    }
  }
  return candidates
}

function rankBucket(word: string): string {
  const rank = rankOf(word) ?? rankOf(word.replace(/s$/, ''))
  if (rank === undefined) return 'rare'
  return rank < 600 ? '600' : rank < 2_000 ? '2k' : rank < 6_000 ? '6k' : rank < 18_000 ? '18k' : '60k'
}

function shapeOf(token: Token, titled: boolean): string {
  const { text } = token
  if (/^\d[\d.,]*$/.test(text)) return 'number'
  if (/\d/.test(text)) return 'mixed with digits'
  if (/^\p{Lu}{2,}s?$/u.test(text)) return titled ? 'capitals among capitals' : 'capitals'
  if (/\p{Ll}\p{Lu}/u.test(text)) return 'camel'
  if (/^\p{Lu}$/u.test(text)) return 'letter'
  if (/^\p{Lu}/u.test(text)) return titled ? 'capital among capitals' : 'capital'
  return 'small'
}

function isTitled(tokens: readonly Token[]): boolean {
  const words = tokens.filter((token) => token.text.length > 3 && /^\p{L}/u.test(token.text))
  return words.length > 2 && words.filter((token) => /^\p{Lu}/u.test(token.text)).length / words.length > 0.7
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
export function termFeatures(line: TermLine, { from, to }: Candidate): Features {
  const { tokens, tags, titled, label, known } = line
  const features: Features = new Map()
  const add = (name: string, value = 1) => features.set(name, value)
  const words = tokens.slice(from, to).map((token) => token.text.toLowerCase())
  const head = words.at(-1)!
  const count = to - from
  add('always')
  add(`label ${label}`)
  add(`words ${count}`)
  add(`tags ${tags.slice(from, to).join(' ')}`)
  add(`first tag ${tags[from]}`)
  add(`last tag ${tags[to - 1]}`)
  const before = [tokens[from - 1], tokens[from - 2], tokens[from - 3]].map((token) => token?.text.toLowerCase() ?? '<start>')
  const after = [tokens[to], tokens[to + 1]].map((token) => token?.text.toLowerCase() ?? '<end>')
  const left = from === 0 ? 'start' : edgeOf(tokens[from]!.gap)
  const right = to === tokens.length ? 'end' : edgeOf(tokens[to]!.gap)
  add(`edges ${left} ${right}`)
  add(`edges ${left} ${right} ${count} ${label}`)
  add(`left ${left} ${tags[from]}`)
  if (left === 'space') {
    add(`before ${before[0]}`)
    add(`before ${before[1]} ${before[0]}`)
    add(`tag before ${tags[from - 1]}`)
    for (const word of before) add(`near before ${word}`)
  }
  if (right === 'space') {
    add(`after ${after[0]}`)
    add(`after ${after[0]} ${after[1]}`)
    add(`tag after ${tags[to]}`)
  }
  add(
    `tags around ${left === 'space' ? tags[from - 1] : left} ${tags[from]} ${tags[to - 1]} ${right === 'space' ? tags[to] : right}`,
  )
  add(`head ${head}`)
  add(`head stem ${tokens[to - 1]!.stem}`)
  add(`first ${words[0]}`)
  if (count > 1) for (const token of tokens.slice(from, to - 1)) add(`modifier ${token.stem}`)
  add(`head ends ${head.slice(-3)}`)
  add(`first ends ${words[0]!.slice(-3)}`)
  add(`head rank ${rankBucket(head)}`)
  add(`head rank ${rankBucket(head)} ${count === 1 ? 'alone' : 'led'} ${label}`)
  add(`first rank ${rankBucket(words[0]!)} ${count}`)
  const rarest = words.map(rankBucket).sort((a, b) => order.indexOf(b) - order.indexOf(a))[0]!
  add(`rarest ${rarest}`)
  add(`shape ${shapeOf(tokens[to - 1]!, titled)}${from === 0 ? ' first' : ''}`)
  add(`first shape ${shapeOf(tokens[from]!, titled)}${from === 0 ? ' first' : ''}`)
  if (from === 0 && to === tokens.length) add(`whole line ${count}`)
  if (isDenied(tokens, from)) add('after a no')
  if (tokens.slice(from, to).some((token) => /^(?:19|20)\d\d$/.test(token.text))) add('year')
  if (/[£$€]/.test(tokens[from]!.gap)) add('money')
  const beside = [tokens[from - 1], tokens[to]].some((token) => token !== undefined && /^\d/.test(token.text))
  if (beside) add(`beside a number ${words.some((word) => /\d/.test(word)) ? 'with digits' : ''}`)
  const span = tokens.slice(from, to)
  if (span.some(({ text }) => /^\p{Lu}/u.test(text) && line.rest.namesElsewhere.has(text.toLowerCase()))) {
    add('named elsewhere')
    add(`named elsewhere ${rankBucket(head)}`)
  }
  const mentions = Math.min(...span.map(({ stem }) => line.rest.mentions.get(stem) ?? 1))
  add(`mentions ${Math.min(3, mentions)}`)
  addKnown(features, known, from, to, label)
  addVector(features, count === 1 ? 'alone ' : 'head ', [head])
  if (count > 1) addVector(features, 'modifiers ', words.slice(0, -1))
  return features
}

/** "no IN10, DR10 or DD endorsements": a no reaches as far as its sentence. */
function isDenied(tokens: readonly Token[], from: number): boolean {
  for (let at = from - 1; at >= Math.max(0, from - 8); at--) {
    if (/^(?:no|not|without|never|n't|don't|doesn't|isn't|aren't)$/i.test(tokens[at]!.text)) return true
    if (/[.;:!?]/.test(tokens[at]!.gap)) return false
  }
  return false
}

const order = ['600', '2k', '6k', '18k', '60k', 'rare']

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
