import { breakingStems } from '../reading/built-in/vocabulary/ordinary-words.ts'
import { family } from '../text/stem.ts'
import { tokensOf } from '../text/tokens.ts'

const remembered = new Map<string, Set<string>>()
const mostRemembered = 500

/** The words of substance in a text, without their endings. */
export function contentOf(text: string): Set<string> {
  const known = remembered.get(text)
  if (known) return known
  const stems = tokensOf(text)
    .map(({ stem }) => stem)
    .filter((stem) => stem.length > 2 && !breakingStems.has(stem))
  const words = new Set(stems.map((stem) => family(stem)))
  if (remembered.size >= mostRemembered) remembered.clear()
  remembered.set(text, words)
  return words
}
