import { withoutPossessive } from '../text/words.ts'
import words from './common-words.json' with { type: 'json' }

/**
 * Ordinary English words of resumes, job ads and advice. A capital letter alone (the start of a sentence, a title) does not make them a
 * name. Written for this product; `isOrdinary` knows the usual endings, so mostly base forms stand here.
 */
const commonWords: ReadonlySet<string> = new Set(words)

/** Endings of ordinary English words that hardly any company or product bears. */
const ordinaryEnding =
  /(?:ed|ing|ly|tions?|sions?|ments?|ness|ity|ities|ences?|ances?|ive|ous|ful|able|ible|ship|ships|ward|wise|ize|ise|ified|ify|ical|ial|ual|ally|ators?|ings)$/

/** Whether a word can be taken for an ordinary one when only its capital letter speaks for a name. */
export function isOrdinary(lowerWord: string): boolean {
  const word = withoutPossessive(lowerWord)
  if (
    commonWords.has(word) ||
    commonWords.has(word.replace(/(?:es|s|d|ed|ing)$/, '')) ||
    commonWords.has(word.replace(/ies$/, 'y'))
  )
    return true
  if (commonWords.has(`${word.replace(/(?:ing|ed)$/, '')}e`)) return true
  if (word.includes('-')) return word.split('-').every((part) => part.length < 3 || isOrdinary(part))
  return word.length >= 6 && ordinaryEnding.test(word)
}
