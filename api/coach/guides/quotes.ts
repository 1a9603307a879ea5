import { contentOf } from './shared-words.ts'
import { quoted } from './wording.ts'

const mostCharacters = 220

/** The line; of one that is a paragraph, the whole sentence that fits best. */
export function fittingSentence(line: string, about: string): string {
  if (line.length <= mostCharacters) return line
  const wanted = contentOf(about)
  const worth = (sentence: string) =>
    [...contentOf(sentence)].filter((word) => wanted.has(word)).length * 2 + (/\d/.test(sentence) ? 1 : 0)
  const sentences = line.split(/(?<=[.!?])\s+(?=\p{Lu})/u).filter(({ length }) => length <= mostCharacters)
  return sentences.toSorted((a, b) => worth(b) - worth(a))[0] ?? line
}

/** The same in quotation marks. */
export const quotedLine = (line: string, about = '') => quoted(fittingSentence(line, about))
