import { stemKey } from '../../text/tokens.ts'

/** So many of its longer words in one sentence, and it was said. */
const sameFrom = 0.6

/** Whether a text was said already, in these words or nearly. A placeholder never was. */
export function isAlreadySaid(text: string, sentences: readonly string[]): boolean {
  if (text.includes('[')) return false
  const words = stemKey(text)
    .split(' ')
    .filter((word) => word.length > 3)
  return sentences.some((sentence) => {
    const said = new Set(stemKey(sentence).split(' '))
    return words.length > 0 && words.filter((word) => said.has(word)).length >= words.length * sameFrom
  })
}
