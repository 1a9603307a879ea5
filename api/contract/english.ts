/** Said before anything is charged. */
export const englishOnlyYet = 'Greenroom reads English only so far. Please paste the job description in English.'

/** Frequent in English job ads and rare, as spellings, in other languages: no "in", "an", "we", "team", which German or Dutch ads hold too. */
const englishWords = new Set(
  (
    'the and to with you your are will be our this that from have who by years year experience work working required must ability ' +
    'knowledge hours about their other should which strong including within when of for all not can has or any'
  ).split(' '),
)

/** Different words; a text with fewer may be a bare list of skills. */
const leastWords = 30
/** Of 512 English ads and resumes under `evals/` each holds five or more of these words, of eleven ads in other languages none more than one. */
const leastEnglishWords = 3
const mostOtherScript = 0.3

/**
 * Whether a text seems to be written in another language than English, which is the only one the coach reads. A text too short to tell
 * counts as English, and so does one that is partly English.
 */
export function seemsForeign(text: string): boolean {
  const words = new Set(text.toLowerCase().match(/\p{L}+/gu) ?? [])
  const letters = [...words].join('')
  const otherScript = letters.match(/[^\p{Script=Latin}]/gu)?.length ?? 0
  if (letters.length >= leastWords && otherScript / letters.length > mostOtherScript) return true
  return words.size >= leastWords && [...words].filter((word) => englishWords.has(word)).length < leastEnglishWords
}
