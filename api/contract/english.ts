import languageWords from './language-words.json' with { type: 'json' }

/** Frequent in ads of one language and rare, as spellings, in others: no "in", "an", "we", "team", which German or Dutch ads hold too. */
const { English: english, ...otherLanguages } = languageWords

const countIn = (words: ReadonlySet<string>, list: string): number => list.split(' ').filter((word) => words.has(word)).length

/** Different words; a text with fewer may be a bare list of skills. */
const leastWords = 30
/** Of 512 English ads and resumes under `evals/` each holds five or more of these words, of eleven ads in other languages none more than one. */
const leastEnglishWords = 3
const mostOtherScript = 0.3
/** No other language is written with these. */
const ownScripts = { Japanese: /[\p{Script=Hiragana}\p{Script=Katakana}]/gu, Korean: /\p{Script=Hangul}/gu }

/**
 * Whether a text seems to be written in another language than English, which is the only one the coach reads. A text too short to tell
 * counts as English, and so does one that is partly English.
 */
function seemsForeign(words: ReadonlySet<string>): boolean {
  const letters = [...words].join('')
  const otherScript = letters.match(/[^\p{Script=Latin}]/gu)?.length ?? 0
  if (letters.length >= leastWords && otherScript / letters.length > mostOtherScript) return true
  return words.size >= leastWords && countIn(words, english) < leastEnglishWords
}

/** Different words of a language's own list, and how many times as many as of any other. */
const surely = { words: 4, times: 2 }

/** The language of a text by its script or its commonest words; null where two languages come near. */
function languageOf(words: ReadonlySet<string>): string | null {
  const letters = [...words].join('')
  for (const [name, script] of Object.entries(ownScripts))
    if ((letters.match(script)?.length ?? 0) / letters.length > mostOtherScript) return name
  const counts = Object.entries(otherLanguages).map(([name, list]) => ({ name, count: countIn(words, list) }))
  const [best, next] = counts.sort((one, other) => other.count - one.count)
  return best!.count >= surely.words && best!.count >= next!.count * surely.times ? best!.name : null
}

/** Why the coach cannot read a job description, and what to do about it; null for English. Said before anything is sent or charged. */
export function languageFault(text: string): string | null {
  const words = new Set(text.toLowerCase().match(/\p{L}+/gu) ?? [])
  if (!seemsForeign(words)) return null
  const language = languageOf(words)
  const what = language ? `seems to be in ${language}` : 'does not seem to be in English'
  return `This job description ${what}. Greenroom reads English only: paste an English version, or translate it first.`
}
