import smallWordList from '../../../data/small-words.json' with { type: 'json' }
import { family } from '../../../text/stem.ts'
import { type Token, tokensOf } from '../../../text/tokens.ts'
import { breakingStems } from '../vocabulary/ordinary-words.ts'
import type { Concept } from '../vocabulary/vocabulary.ts'

/** A word of a term or of a resume's line. */
export interface Word {
  text: string
  family: string
}

export function wordOf(token: Token): Word {
  return { text: token.text.toLowerCase().replace(/'s?$/, ''), family: family(token.stem) }
}

export const smallWords: ReadonlySet<string> = new Set(smallWordList)

/** Without "of", "and" and the like. */
export const tellingWords = (tokens: readonly Token[]): Word[] => tokens.filter(({ stem }) => !smallWords.has(stem)).map(wordOf)

/** The words of substance in a text, without their endings. */
export function contentOf(text: string): Set<string> {
  const stems = tokensOf(text).map(({ stem }) => stem)
  return new Set(stems.filter((stem) => stem.length > 2 && !breakingStems.has(stem)).map((stem) => family(stem)))
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
