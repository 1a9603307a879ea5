import { wordsOf } from '../text/words.ts'

/** Letters and digits alone: bullets, dashes, quotation marks and line breaks make no difference to a quote. */
const bare = (text: string) => ` ${wordsOf(text).join(' ')} `

/** Where a quote may stand. A source that many quotes are looked up in is handed in as one object, and read once. */
export type Quotable = string | { readonly text: string }

const readBefore = new WeakMap<object, string>()

function bareOf(source: Quotable): string {
  if (typeof source === 'string') return bare(source)
  const known = readBefore.get(source) ?? bare(source.text)
  readBefore.set(source, known)
  return known
}

const readLines = new WeakMap<readonly string[], string[]>()

function bareLinesOf(lines: readonly string[]): string[] {
  const known = readLines.get(lines) ?? lines.map(bare)
  readLines.set(lines, known)
  return known
}

/** Whether the words stand in the source as they are, one after the other. */
export function isQuoteOf(quote: string, source: Quotable): boolean {
  const words = bare(quote)
  return words.trim() !== '' && bareOf(source).includes(words)
}

/** Bullets, dashes and numbers in front of a line. */
const lead = /^[\s•▪●‣◦*–—-]+/u

/**
 * The resume's own line (or lines, when a wrapped one was joined) that a model says it quotes, as the resume writes it; null when it
 * stands nowhere.
 * @param lines the lines of the resume after wrapped ones were joined
 */
export function quotedLine(quote: string, lines: readonly string[], resume: Quotable): string | null {
  const wanted = bare(quote)
  if (wanted.trim().split(' ').length < 3) return null
  const known = bareLinesOf(lines)
  const same = known.indexOf(wanted)
  const own = lines[same >= 0 ? same : known.findIndex((line) => line.includes(wanted))]
  if (own) return own.replace(lead, '').trim()
  return isQuoteOf(quote, resume) ? quote.replace(lead, '').trim() : null
}

const quotation = /[“"„]([^“”"„]{3,300})[”"“]/g
/** What follows is a proposal, not a quotation. */
const proposes =
  /(?:such as|like|write|say|says? something like|for example|e\.g\.|instead|try|add|use|to|as|with|line|read|become|phrase|word|words|bullet|heading|title|title it|call it|:)[:,]?\s*$/i

/** More characters than such a word has, spaces included. */
const longestProposal = 60

/** Whether every quotation of three words or more stands in one of the sources, or is openly a proposal. */
export function quotesAreTrue(sentence: string, sources: readonly Quotable[]): boolean {
  for (const match of sentence.matchAll(quotation)) {
    const quote = match[1] ?? ''
    if (wordsOf(quote).length < 3 || quote.includes('[')) continue
    if (sources.some((source) => isQuoteOf(quote, source))) continue
    if (!proposes.test(sentence.slice(Math.max(0, match.index - longestProposal), match.index))) return false
  }
  return true
}
