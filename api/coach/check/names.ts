import freeCapitals from '../data/free-capitals.json' with { type: 'json' }
import { familyOf } from '../text/stem.ts'
import { withoutPossessive, wordsOf } from '../text/tokens.ts'
import type { Voice } from './claim.ts'

export interface KnownNames {
  text: string
  words: ReadonlySet<string>
  families: ReadonlySet<string>
  /** Initials of adjacent words: "RN" matches "Registered Nurse". */
  initials: string
  /** Only of capitalized words, because two letters match by chance too easily. */
  capitalInitials: string
}

const small = new Set(['and', 'of', 'the', 'for', 'in', 'a'])

export function knownNames(texts: readonly string[]): KnownNames {
  const text = texts.join('\n')
  const words = wordsOf(text)
  const parts = words.flatMap((word) => [word, ...word.split(/[-/&.'’]/)])
  return {
    text: text.toLowerCase(),
    words: new Set(parts),
    families: new Set(parts.map(familyOf)),
    initials: words
      .filter((word) => !small.has(word))
      .map((word) => word[0])
      .join(''),
    capitalInitials: (text.match(/\p{L}[\p{L}\p{M}]*|[.,;:\n|]/gu) ?? [])
      .map((word) => (/^\p{Lu}/u.test(word) ? word[0]!.toLowerCase() : ' '))
      .join(''),
  }
}

const capitalized =
  /(?<![\p{L}\p{N}@./])(?:\p{Lu}[\p{L}\p{M}\p{N}+#]*(?:[.'’&/-][\p{L}\p{N}][\p{L}\p{M}\p{N}+#]*)*|\p{Ll}{1,20}\p{Lu}[\p{L}\p{N}]*|\p{L}[\p{L}-]{0,30}\p{N}[\p{L}\p{N}-]*)/gu
const opening = /(?:^|[.!?:;]["”’')\]]*\s+|^["“‘'(•\-–—\s]+|["“‘(/□]\s*|[–—]\s)$/
const organization = /^(?:\s\p{Lu}\S+)?\s(?:University|College|School|Academy|Institute|Hospital|Clinic|Bank|Group|Inc|Ltd)\b/u
const free = new Set(freeCapitals)

const address =
  /(?:\bhttps?:\/\/|\bwww\.)[^\s<>"'()]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|(?<![@\w])(?:[a-z0-9-]{1,63}\.){1,4}(?:com|org|net|io|co|ai|app|dev|edu|gov|info|example|link|site|xyz)\b(?:\/[^\s<>"']*)?/gi

export function unknownName(text: string, voice: Voice, known: readonly KnownNames[]): string | null {
  for (const [found] of text.matchAll(address)) {
    const bare = found.toLowerCase().replace(/[.,;:!?]+$/, '')
    if (!known.some((one) => one.text.includes(bare))) return found
  }
  const inTitle = voice === 'coach' && isTitle(text)
  for (const match of text.matchAll(capitalized)) {
    const word = match[0]
    const lower = withoutPossessive(word.toLowerCase())
    if (/^\p{L}(?:-\p{Ll}+)?$/u.test(lower) || /^i['’]/.test(lower) || free.has(lower)) continue
    if (known.some((one) => knows(one, lower, word))) continue
    const isPlain = /^\p{Lu}[\p{Ll}\p{M}'’-]+$/u.test(word)
    const opens = opening.test(text.slice(0, match.index)) && !organization.test(text.slice(match.index + word.length))
    if (isPlain && (inTitle || opens)) continue
    return word
  }
  return null
}

function isTitle(text: string): boolean {
  const words = (text.match(/\p{L}{4,}/gu) ?? []).filter((word) => !/^(?:with|from|into|your|that|over|than)$/.test(word))
  return words.length > 1 && words.every((word) => /^\p{Lu}/u.test(word))
}

function knows({ words, families, initials, capitalInitials }: KnownNames, lower: string, word: string): boolean {
  const parts = [lower, lower.replace(/s$/, '')]
  if (parts.some((part) => words.has(part)) || words.has(`${lower}s`) || families.has(familyOf(lower))) return true
  if (/^\p{Lu}{2,5}s?$|^\p{Lu}+&\p{Lu}+$/u.test(word)) {
    const letters = lower.replace(/s$|&/g, '')
    return letters.length === 2 ? capitalInitials.includes(letters) : letters.length < 5 && initials.includes(letters)
  }
  const pieces = lower.split(/[-/&.'’]/).filter((piece) => piece.length > 1)
  return /[-/&.'’]/.test(lower) && pieces.length > 0 && pieces.every((piece) => words.has(piece) || families.has(familyOf(piece)))
}
