import { breakingStems } from '../reading/built-in/vocabulary/ordinary-words.ts'
import { family } from '../text/stem.ts'
import { tokensOf } from '../text/tokens.ts'

/** The words of substance in a text, without their endings. */
export function contentOf(text: string): Set<string> {
  const stems = tokensOf(text)
    .map(({ stem }) => stem)
    .filter((stem) => stem.length > 2 && !breakingStems.has(stem))
  return new Set(stems.map((stem) => family(stem)))
}
