import { contentOf } from './shared-words.ts'
import { quoted } from './wording.ts'

const mostCharacters = 220

/**
 * The line in quotation marks; of one that is a paragraph, the whole sentence that fits best.
 * @param about what it is quoted for
 */
export function quotedLine(line: string, about = ''): string {
  if (line.length <= mostCharacters) return quoted(line)
  const wanted = contentOf(about)
  const worth = (sentence: string) =>
    [...contentOf(sentence)].filter((word) => wanted.has(word)).length * 2 + (/\d/.test(sentence) ? 1 : 0)
  const sentences = line.split(/(?<=[.!?])\s+(?=\p{Lu})/u).filter(({ length }) => length <= mostCharacters)
  return quoted(sentences.toSorted((a, b) => worth(b) - worth(a))[0] ?? line)
}
