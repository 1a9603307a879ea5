import { stem } from './stem.ts'

export interface Token {
  /** As it stands in the text. */
  text: string
  stem: string
  start: number
  end: number
  /** What stands between the token before and this one: spaces, punctuation. */
  gap: string
}

// "IR(ME)R" is one word. A leading dot belongs to ".NET"; trailing "+" and "#" to "C++", "C#", "A+". Apostrophes inside stay for now and are cut below.
const word =
  /\p{Lu}+\(\p{Lu}{1,3}\)\p{Lu}+|(?:(?<![\p{L}\p{N}])\.(?=[A-Z]))?[\p{L}\p{N}]+(?:'[\p{L}]{1,2}(?![\p{L}]))?(?:\+{1,2}|#)?(?![+#])/gu

/** "&" reads as "and": "health & safety", "P&L". */
const ampersand = /&/

/** Splits into words; hyphens, slashes and dots separate, so that "full-time", "full time" and "Node.js", "Node JS" compare equal. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  let end = 0
  for (const match of text.matchAll(word)) {
    const start = match.index
    const gap = text.slice(end, start)
    if (ampersand.test(gap) && tokens.length > 0) {
      const at = end + gap.indexOf('&')
      tokens.push({ text: '&', stem: 'and', start: at, end: at + 1, gap: gap.slice(0, gap.indexOf('&')) })
      end = at + 1
    }
    tokens.push({ text: match[0], stem: stem(plain(match[0])), start, end: start + match[0].length, gap: text.slice(end, start) })
    end = start + match[0].length
  }
  return tokens
}

/** Lower case, without accents and without a possessive: "Driver's" is "driver". */
function plain(text: string): string {
  const lower = text.toLowerCase()
  const ascii = /[^\x20-\x7e]/.test(lower) ? lower.normalize('NFD').replace(/\p{M}/gu, '') : lower
  return ascii.replace(/'(?:s|)$/, '').replace(/['()]/g, '')
}

/** The stems of a phrase in one string, for comparing phrases. */
export function stemKey(text: string): string {
  return tokensOf(text)
    .map((token) => token.stem)
    .join(' ')
}

/** Lower-case words without possessive endings; letters, digits and the marks inside words such as C++, C#, .NET, B2B. */
export function wordsOf(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}+#]*(?:['’.&-][\p{L}\p{N}][\p{L}\p{M}\p{N}+#]*)*/gu) ?? []).map(
    withoutPossessive,
  )
}

export function withoutPossessive(word: string): string {
  return word.replace(/['’]s$/u, '').replace(/['’]$/u, '')
}
