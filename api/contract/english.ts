import languageWords from './language-words.json' with { type: 'json' }

/** Words common in ads of one language and rare in others. "in", "an", "we" and "team" are excluded: German and Dutch ads use them too. */
const { English: english, ...otherLanguages } = languageWords

const countIn = (words: ReadonlySet<string>, list: string): number => list.split(' ').filter((word) => words.has(word)).length

/** Distinct words; a shorter text may be a bare list of skills. */
const leastWords = 30
/** All 512 English ads and resumes under `evals/` have five or more of these words; none of eleven ads in other languages has more than one. */
const leastEnglishWords = 3
const mostOtherScript = 0.3
const ownScripts = { Japanese: /[\p{Script=Hiragana}\p{Script=Katakana}]/gu, Korean: /\p{Script=Hangul}/gu }

/** The coach reads English only. Short and partly English texts count as English. */
function seemsForeign(words: ReadonlySet<string>): boolean {
  const letters = [...words].join('')
  const otherScript = letters.match(/[^\p{Script=Latin}]/gu)?.length ?? 0
  if (letters.length >= leastWords && otherScript / letters.length > mostOtherScript) return true
  return words.size >= leastWords && countIn(words, english) < leastEnglishWords
}

/** Minimum distinct words of one language, and how many times the runner-up's count it needs. */
const surely = { words: 4, times: 2 }

function languageOf(words: ReadonlySet<string>): string | null {
  const letters = [...words].join('')
  for (const [name, script] of Object.entries(ownScripts))
    if ((letters.match(script)?.length ?? 0) / letters.length > mostOtherScript) return name
  const counts = Object.entries(otherLanguages).map(([name, list]) => ({ name, count: countIn(words, list) }))
  const [best, next] = counts.sort((one, other) => other.count - one.count)
  return best!.count >= surely.words && best!.count >= next!.count * surely.times ? best!.name : null
}

/** Why the coach cannot read a job description; null for English. Checked before anything is sent or charged. */
export function languageFault(text: string): string | null {
  const words = new Set(text.toLowerCase().match(/\p{L}+/gu) ?? [])
  if (!seemsForeign(words)) return null
  const language = languageOf(words)
  const what = language ? `seems to be in ${language}` : 'does not seem to be in English'
  return `This job description ${what}. Greenroom reads English only: paste an English version, or translate it first.`
}
