import { stem } from './stem.ts'

export interface Token {
  text: string
  stem: string
  start: number
  end: number
  gap: string
}

// "IR(ME)R" is one word. A leading dot belongs to ".NET"; trailing "+" and "#" to "C++", "C#", "A+".
const word =
  /\p{Lu}+\(\p{Lu}{1,3}\)\p{Lu}+|(?:(?<![\p{L}\p{N}])\.(?=[A-Z]))?[\p{L}\p{N}]+(?:'[\p{L}]{1,2}(?![\p{L}]))?(?:\+{1,2}|#)?(?![+#])/gu

const ampersand = /&/

/** Hyphens, slashes, and dots separate: "full-time" and "full time", "Node.js" and "Node JS" compare equal. */
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

/** Without accents and possessives. */
function plain(text: string): string {
  const lower = text.toLowerCase()
  const ascii = /[^\x20-\x7e]/.test(lower) ? lower.normalize('NFD').replace(/\p{M}/gu, '') : lower
  return ascii.replace(/'(?:s|)$/, '').replace(/['()]/g, '')
}

/** For comparing phrases. */
export function stemKey(text: string): string {
  return tokensOf(text)
    .map((token) => token.stem)
    .join(' ')
}

/** Lower case, without possessives; keeps marks inside words such as C++, C#, B2B. */
export function wordsOf(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}+#]*(?:['’.&-][\p{L}\p{N}][\p{L}\p{M}\p{N}+#]*)*/gu) ?? []).map(
    withoutPossessive,
  )
}

export function withoutPossessive(word: string): string {
  return word.replace(/['’]s$/u, '').replace(/['’]$/u, '')
}
