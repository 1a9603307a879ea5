/** Words common in English ads and rare in others. "in", "an", "we" and "team" are excluded: German and Dutch ads use them too. */
const englishWords = new Set(
  'the and to with you your are will be our this that from have who by years year experience work working required must ability knowledge hours about their other should which strong including within when of for all not can has or any'.split(
    ' ',
  ),
)

/** Distinct words; a shorter text may be a bare list of skills. */
const leastWords = 30
/** All 512 English ads and resumes under `evals/` have five or more of these words; none of eleven ads in other languages has more than one. */
const leastEnglishWords = 3
const mostOtherScript = 0.3

/** The coach reads English only. Short and partly English texts count as English. */
function seemsForeign(text: string): boolean {
  const words = [...new Set(text.toLowerCase().match(/\p{L}+/gu) ?? [])]
  const letters = words.join('')
  const otherScript = letters.match(/[^\p{Script=Latin}]/gu)?.length ?? 0
  if (letters.length >= leastWords && otherScript / letters.length > mostOtherScript) return true
  return words.length >= leastWords && words.filter((word) => englishWords.has(word)).length < leastEnglishWords
}

/** Why the coach cannot read a job description; null for English. Checked before anything is sent or charged. */
export const languageFault = (text: string): string | null =>
  seemsForeign(text)
    ? 'This job description does not seem to be in English. Greenroom reads English only: paste an English version, or translate it first.'
    : null
