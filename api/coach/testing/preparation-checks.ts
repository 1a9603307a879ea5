import { unknownClaims } from '../guard/credentials.ts'
import type { Facts } from '../guard/facts.ts'
import { isSupported } from '../guard/figure-support.ts'
import { figuresIn } from '../guard/figures.ts'
import { unknownNames } from '../guard/names.ts'
import { isQuoteOf } from '../guard/quotes.ts'
import { inSentence } from '../guides/wording.ts'
import type { MatchReading } from '../reading/match-reading.ts'

/** All texts of a value, the headings of an answer's four lines left out. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value === '' ? [] : [value.replace(/^(?:Situation|Task|Action|Result): /gm, '')]
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : []
}

const runWords = 4

function runsOf(texts: readonly string[]): Set<string> {
  const found = new Set<string>()
  for (const text of texts) {
    const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
    for (let at = 0; at + runWords <= words.length; at++) found.add(words.slice(at, at + runWords).join(' '))
  }
  return found
}

/** 0 to 1: how much of the shorter of two preparations stands in the other, by runs of four words. */
export function sharedContent(one: unknown, other: unknown): number {
  const [first, second] = [runsOf(textsIn(one)), runsOf(textsIn(other))]
  const both = [...first].filter((run) => second.has(run)).length
  return both / Math.max(1, Math.min(first.size, second.size))
}

const quotesIn = (text: string) => [...text.matchAll(/[“"]([^”"]+?)(?: …)?[”"]/g)].map(([, quote]) => quote ?? '')

/** Whether a question names a term of the ad, or quotes ad or resume. */
export function namesItsMatter(question: string, reading: MatchReading, ad: string, resume: string): boolean {
  const flat = question.toLowerCase()
  const named = reading.terms.some(
    (term) => term.kind !== 'title' && (flat.includes(term.term.toLowerCase()) || flat.includes(inSentence(term).toLowerCase())),
  )
  return named || quotesIn(question).some((quote) => isQuoteOf(quote, ad) || isQuoteOf(quote, resume))
}

/** Figures, names and merits that stand neither in the ad nor in the resume, and quotations that are none. */
export function inventedIn(text: string, { both }: Facts): string[] {
  const bare = text.replace(/[“”]/g, '')
  const figures = figuresIn(bare).filter((figure) => {
    const written = bare.slice(figure.start, figure.end)
    // "two of your people", "one day": words of the question, not facts.
    return /\d/.test(written) && !isSupported(figure, both.figures, { anywhere: true })
  })
  return [
    ...figures.map(({ start, end }) => bare.slice(start, end)),
    ...unknownNames(bare, [both.names])
      .map((name) => name.text)
      .filter((name) => !ownWords.test(name)),
    ...unknownClaims(bare, both.text, both.names).map(({ start, end }) => bare.slice(start, end)),
    ...(text.match(/“[^“”]+”/g) ?? [])
      .flatMap(quotesIn)
      .filter((quote) => !isQuoteOf(quote, both.text) && !ownQuotes.test(quote)),
  ].filter((found) => !both.text.replace(/\s+/g, ' ').includes(found) && !ownQuotes.test(found))
}

/** What advice puts into quotation marks or names without anybody having it. */
const ownQuotes =
  /^(?:I|we|why\?|I always…|yes|news|tell me about yourself|head of|CI|Search for .*)$|^(?:accredited|GED|Bachelor's degree)\b/

/** Capital letters at the start of our own sentences that the guards, made for a model's words, take for names. */
const ownWords = /^(?:Suppose|Nobody|Whether|Tick|Depth|Somebody|Rehearse|Sketch|Leaders|Search|Why|As|For|You['’]ll|You['’]d)\b/
