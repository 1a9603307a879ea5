import { family } from '../../../text/stem.ts'
import { type Token, tokensOf } from '../../../text/tokens.ts'
import { cosine, rankOf, vectorOf } from '../../../text/word-vectors.ts'
import type { Concept } from '../vocabulary/vocabulary.ts'

/** One word of a term or of a resume's line. */
export interface Word {
  text: string
  stem: string
  family: string
  /** "NVQ": capitals that may stand for words. */
  letters: string | null
}

export function wordOf(token: Token): Word {
  const text = token.text.toLowerCase().replace(/'s?$/, '')
  return { text, stem: token.stem, family: family(token.stem), letters: /^\p{Lu}{3,6}$/u.test(token.text) ? token.text : null }
}

/** Rare words say more: 0.04 for grammar up to 1 for a word that is not in the list. */
export function weightOf({ text }: Word): number {
  const rank = rankOf(text)
  return rank === undefined ? 1 : Math.max(0.2, Math.log(1 + rank) / Math.log(60_001)) ** 2
}

const shortestPrefix = 3
const sameRoot = 5

/** A word so common is itself, not short for another: "plan" is not Planday. */
const commonRank = 12_000

/** "mics" for "micrometers", "digi" for "digital": the beginning of a word stands for it. */
function shortens(short: string, long: string): boolean {
  const bare = short.replace(/s$/, '')
  if (bare.length < shortestPrefix || long.length < bare.length + 3 || !long.startsWith(bare)) return false
  return (rankOf(bare) ?? commonRank) >= commonRank
}

/** "titrate" and "titration", "prune" and "pruning": one root, as far as its letters tell. */
function sharesRoot(one: string, other: string): boolean {
  const shorter = Math.min(one.length, other.length)
  if (shorter < sameRoot) return false
  let same = 0
  while (same < shorter && one[same] === other[same]) same++
  return same >= sameRoot && same >= shorter - 2 && same >= Math.max(one.length, other.length) - 4
}

/** Below this, two words have nothing to do with each other. */
const leastLikeness = 0.45

/** How near two words are: 1 the same, 0.92 of one root, 0.85 one short for the other, else the cosine of their vectors; 0 for strangers. */
export function likeness(one: Word, other: Word): number {
  if (one.stem === other.stem) return 1
  if (one.family === other.family && one.family.length > 3) return 0.95
  if (sharesRoot(one.text, other.text)) return 0.92
  if (shortens(one.text, other.text) || shortens(other.text, one.text)) return 0.85
  const first = vectorOf(one.text)
  const second = vectorOf(other.text)
  if (!first || !second) return 0
  const nearness = cosine(first, second)
  return nearness < leastLikeness ? 0 : Math.min(0.84, nearness)
}

/** "CMM" and "coordinate measuring machine": the capitals of one are the first letters of the other's words, in a row. */
export function abbreviates(short: string, words: readonly Word[]): boolean {
  if (!/^\p{Lu}[\p{Lu}&]{1,5}s?$/u.test(short)) return false
  const letters = short.replace(/s$|&/g, '').toLowerCase()
  const initials = words.map(({ text }) => text[0] ?? '').join('')
  return letters.length >= 2 && initials.includes(letters)
}

/** "Dentrix" in "dental practice software = Dentrix = Eaglesoft": another product of the kind is only similar. */
export function isOneOfMany({ stems }: { stems: readonly string[] }, { spellings }: Concept): boolean {
  const own = spellings.find((one) => one.stems.join(' ') === stems.join(' '))
  const kind = spellings[0]!.text
  if (!own || own === spellings[0] || !/^\p{Lu}/u.test(own.text) || /^\p{Lu}/u.test(kind)) return false
  return !abbreviates(own.text, tokensOf(kind).map(wordOf))
}
