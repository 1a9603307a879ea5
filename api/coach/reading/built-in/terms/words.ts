import smallWordList from '../../../data/small-words.json' with { type: 'json' }
import { family } from '../../../text/stem.ts'
import { type Token, tokensOf } from '../../../text/tokens.ts'
import { cosine, rankOf, vectorOf } from '../../../text/word-vectors.ts'
import type { Concept } from '../vocabulary/vocabulary.ts'

/** A word of a term or of a resume's line. */
export interface Word {
  text: string
  stem: string
  family: string
}

export function wordOf(token: Token): Word {
  return { text: token.text.toLowerCase().replace(/'s?$/, ''), stem: token.stem, family: family(token.stem) }
}

export const smallWords: ReadonlySet<string> = new Set(smallWordList)

/** Without "of", "and" and the like. */
export const tellingWords = (tokens: readonly Token[]): Word[] => tokens.filter(({ stem }) => !smallWords.has(stem)).map(wordOf)

/** Rare words say more: 0.04 for the most frequent up to 1 for unknown ones. */
export function weightOf({ text }: Word): number {
  const rank = rankOf(text)
  return rank === undefined ? 1 : Math.max(0.2, Math.log(1 + rank) / Math.log(60_001)) ** 2
}

const shortestRoot = 5

/** "titrate" and "titration", "prune" and "pruning". */
function sharesRoot(one: string, other: string): boolean {
  const shorter = Math.min(one.length, other.length)
  let same = 0
  while (same < shorter && one[same] === other[same]) same++
  return same >= Math.max(shortestRoot, shorter - 2, Math.max(one.length, other.length) - 4)
}

/** Two words below this have nothing to do with each other. */
const leastLikeness = 0.45

/** 1 for the same word, 0.95 and 0.92 for one root, else the cosine of their vectors; 0 for strangers. */
export function likeness(one: Word, other: Word): number {
  if (one.stem === other.stem) return 1
  if (one.family === other.family && one.family.length > 3) return 0.95
  if (sharesRoot(one.text, other.text)) return 0.92
  const first = vectorOf(one.text)
  const second = vectorOf(other.text)
  if (!first || !second) return 0
  const nearness = cosine(first, second)
  return nearness < leastLikeness ? 0 : Math.min(0.84, nearness)
}

/** "CMM" and "coordinate measuring machine". */
export function abbreviates(short: string, words: readonly Word[]): boolean {
  if (!/^\p{Lu}[\p{Lu}&]{1,5}s?$/u.test(short)) return false
  const initials = words.map(({ text }) => text[0] ?? '').join('')
  return initials.includes(short.replace(/s$|&/g, '').toLowerCase())
}

/** "Dentrix" in "dental practice software = Dentrix = Eaglesoft": another product of the kind is only similar. */
export function isOneOfMany({ stems }: { stems: readonly string[] }, { spellings }: Concept): boolean {
  const own = spellings.find((one) => one.stems.join(' ') === stems.join(' '))
  const kind = spellings[0]!.text
  if (!own || own === spellings[0] || !/^\p{Lu}/u.test(own.text) || /^\p{Lu}/u.test(kind)) return false
  return !abbreviates(own.text, tokensOf(kind).map(wordOf))
}
