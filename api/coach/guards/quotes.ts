import { wordsOf } from './words.ts'

/** Letters and digits alone: bullets, dashes, quotation marks and line breaks make no difference to a quote. */
const bare = (text: string) => ` ${wordsOf(text).join(' ')} `

/** Whether the words stand in the source as they are, one after the other. */
export function isQuoteOf(quote: string, source: string): boolean {
  const words = bare(quote)
  return words.trim() !== '' && bare(source).includes(words)
}

/** Bullets, dashes and numbers in front of a line. */
const lead = /^[\s•▪●‣◦*–—-]+/u

/**
 * The resume's own line (or lines, when a wrapped one was joined) that a model says it quotes, as the resume writes it; null when it
 * stands nowhere.
 * @param lines the lines of the resume after wrapped ones were joined
 */
export function quotedLine(quote: string, lines: readonly string[], resumeText: string): string | null {
  const wanted = bare(quote)
  if (wanted.trim().split(' ').length < 3) return null
  const own = lines.find((line) => bare(line) === wanted) ?? lines.find((line) => bare(line).includes(wanted))
  if (own) return own.replace(lead, '').trim()
  return isQuoteOf(quote, resumeText) ? quote.replace(lead, '').trim() : null
}

const quotation = /[“"„]([^“”"„]{3,300})[”"“]/g
/** What follows is a proposal, not a quotation. */
const proposes =
  /(?:such as|like|write|say|says? something like|for example|e\.g\.|instead|try|add|use|to|as|with|line|read|become|phrase|word|words|bullet|heading|title|title it|call it|:)[:,]?\s*$/i

/** Whether every quotation of three words or more stands in one of the sources, or is openly a proposal. */
export function quotesAreTrue(sentence: string, sources: readonly string[]): boolean {
  for (const match of sentence.matchAll(quotation)) {
    const quote = match[1] ?? ''
    if (wordsOf(quote).length < 3 || quote.includes('[')) continue
    if (sources.some((source) => isQuoteOf(quote, source))) continue
    if (!proposes.test(sentence.slice(0, match.index))) return false
  }
  return true
}
