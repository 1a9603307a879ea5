import type { Token } from '../../../text/tokens.ts'
import { breakingStems, trimmedStems, weakStems } from './ordinary-words.ts'
import { type Spelling, spellingsFrom } from './vocabulary.ts'

export interface KnownMatch {
  spelling: Spelling
  from: number
  /** One past the last token. */
  to: number
}

/** Whether a gap keeps two words in one phrase: a space, a hyphen, a slash, a dot inside a name. */
function holdsTogether(gap: string): boolean {
  return /^(?:\s*[-/.'&]?\s*| ?\(| ?\) ?)$/.test(gap) || gap === ''
}

function sameCase(spelling: Spelling, tokens: readonly Token[], from: number): boolean {
  const written = tokens
    .slice(from, from + spelling.stems.length)
    .map((token) => token.text)
    .join('')
    .replace(/[^\p{L}\p{N}+#]/gu, '')
  const wanted = spelling.text.replace(/[^\p{L}\p{N}+#]/gu, '')
  return written === wanted || written === `${wanted}s` || (wanted.length > 3 && written === wanted.toUpperCase())
}

/** Refuses look-alikes: the verb "excel", "go to", "C-suite", "R&D". */
function isTheName(spelling: Spelling, tokens: readonly Token[], from: number, startsSentence: boolean): boolean {
  if (!spelling.cased) return true
  if (!sameCase(spelling, tokens, from)) return false
  if (spelling.stems.length > 1) return true
  const next = tokens[from + 1]
  const before = tokens[from - 1]
  const self = tokens[from]!
  if (self.text.length === 1) {
    if (next && /^[-&+']/.test(next.gap.trim())) return false
    if (next?.text === '&' || before?.text === '&' || /[-&.]$/.test(self.gap)) return false
  }
  const capitalised = /^[A-Z][a-z]+$/.test(self.text)
  if (capitalised && next && next.gap === '-' && /^[a-z]/.test(next.text)) return false
  if (!capitalised || !startsSentence || !next) return true
  return !/^\s*$/.test(next.gap) || /^[A-Z\d]/.test(next.text) || next.stem === 'skill'
}

function startsSentence(tokens: readonly Token[], index: number): boolean {
  return index === 0 || /[.!?:•"]\s*$/.test(tokens[index]!.gap)
}

function matchesAt(spelling: Spelling, tokens: readonly Token[], from: number): boolean {
  if (from + spelling.stems.length > tokens.length) return false
  for (let k = 1; k < spelling.stems.length; k++) {
    const token = tokens[from + k]!
    if (token.stem !== spelling.stems[k] || !holdsTogether(token.gap)) return false
  }
  // "A Level 5 diploma" is no A level.
  const next = tokens[from + spelling.stems.length]
  if (spelling.stems.at(-1) === 'level' && next?.gap === ' ' && /^\d$/.test(next.text)) return false
  return isTheName(spelling, tokens, from, startsSentence(tokens, from))
}

/** "Keep the area clean" asks for no cleaning, "vital" for no vitals: an everyday word is not the trade of a similar name. */
function isPlainDoing(spelling: Spelling, token: Token, from: number): boolean {
  const [only] = spelling.stems
  if (only === undefined || spelling.stems.length > 1 || token.text.toLowerCase() === spelling.text.toLowerCase()) return false
  if (/ing$/.test(spelling.text) && !/ing$/i.test(token.text) && from > 0) return true
  return (
    (only.length < 4 && /^\p{Ll}/u.test(spelling.text)) ||
    breakingStems.has(only) ||
    trimmedStems.has(only) ||
    weakStems.has(only)
  )
}

/** Every spelling, long or short, that begins at one token and holds its guards: "SQL Server" shows SQL too. */
export function everyKnownAt(tokens: readonly Token[], from: number): KnownMatch[] {
  return spellingsFrom(tokens[from]!.stem)
    .filter((spelling) => matchesAt(spelling, tokens, from))
    .map((spelling) => ({ spelling, from, to: from + spelling.stems.length }))
}

/** The longest spellings that begin at one token and hold their guards. */
function knownAt(tokens: readonly Token[], from: number): KnownMatch[] {
  const matches = everyKnownAt(tokens, from).filter(({ spelling }) => !isPlainDoing(spelling, tokens[from]!, from))
  return matches.filter(({ to }) => to === matches[0]!.to)
}

/** Longest match first, left to right, without overlaps. Several concepts that share the spelling come together. */
export function findKnown(tokens: readonly Token[]): KnownMatch[][] {
  const found: KnownMatch[][] = []
  for (let index = 0; index < tokens.length; ) {
    const matches = knownAt(tokens, index)
    if (matches[0]) {
      found.push(matches)
      index = matches[0].to
    } else index++
  }
  return found
}
