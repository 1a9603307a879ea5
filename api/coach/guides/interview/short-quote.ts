import { quoted } from '../wording.ts'

/** Enough to know the place again. */
const mostWords = 14

/** The beginning of a sentence in quotation marks. */
export function shortQuote({ text }: { text: string }): string {
  const words = text.split(/\s+/)
  return words.length <= mostWords
    ? quoted(text)
    : `“${words
        .slice(0, mostWords)
        .join(' ')
        .replace(/[.,;:]$/, '')} …”`
}
