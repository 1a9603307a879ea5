/** Frequent in every English text and, as a spelling, rare in other languages: no "in", "an", "of", "we", which German or Dutch have too. */
const englishOnly = new Set([
  'the',
  'and',
  'to',
  'with',
  'you',
  'your',
  'are',
  'will',
  'be',
  'our',
  'this',
  'that',
  'from',
  'have',
  'who',
  'by',
])

/** Shorter texts may be a bare list of skills. */
const leastWords = 40
/** The 512 English ads and resumes under `evals/` have 0.029 or more, texts in other languages 0.005 or less. */
const leastShare = 0.015
const mostOtherScript = 0.3

/**
 * Whether a text seems to be written in another language than English, which is the only one the coach reads. A text too short to tell
 * counts as English.
 */
export function seemsForeign(text: string): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  const letters = words.join('')
  const otherScript = letters.match(/[^\p{Script=Latin}]/gu)?.length ?? 0
  if (letters.length >= leastWords && otherScript / letters.length > mostOtherScript) return true
  if (words.length < leastWords) return false
  return words.filter((word) => englishOnly.has(word)).length / words.length < leastShare
}
