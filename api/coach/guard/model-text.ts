import { soundsInjected } from '../text/obedience.ts'
import { placeholders } from '../text/placeholders.ts'
import { keepSentences } from '../text/sentences.ts'
import { wordsOf } from '../text/words.ts'
import { canBeEnglish } from './english.ts'
import type { Facts } from './facts.ts'
import { keepAdvice } from './keep-to-facts.ts'
import { type AllowedLinks, plainText, shortened } from './plain-text.ts'
import { quotesAreTrue } from './quotes.ts'

/** Brings a model's text to plain words of at most so many characters. */
export type Clean = (text: string, maxCharacters: number) => string

/**
 * Takes out markup, foreign links and sentences that obey somebody else, or are not English.
 * @param obeys whether a sentence does
 */
export function cleanerFor(links: AllowedLinks, obeys = soundsInjected): Clean {
  return (text, maxCharacters) =>
    shortened(
      keepSentences(plainText(text, links), (sentence) => !obeys(sentence) && canBeEnglish(sentence)),
      maxCharacters,
    )
}

/** Cleaned advice whose quotations are true, held to the facts of resume and ad. */
export function adviceFor(facts: Facts, clean: Clean): Clean {
  return (text, maxCharacters) => {
    const quoted = keepSentences(clean(text, maxCharacters), (sentence) => quotesAreTrue(sentence, [facts.resume, facts.ad]))
    return keepAdvice(quoted, facts)
  }
}

const parts = ['situation', 'task', 'action', 'result'] as const

/** The four lines that page and PDF split again; null where one of them says too little. @param keep holds a part to the facts */
export function starAnswer(written: Record<(typeof parts)[number], string>, keep: (text: string) => string): string | null {
  const lines = parts.map((part) => [part, keep(written[part].replace(new RegExp(`^\\s*${part}\\s*:\\s*`, 'i'), ''))] as const)
  if (lines.some(([, text]) => !saysSomething(text, 2))) return null
  return lines.map(([part, text]) => `${part.charAt(0).toUpperCase()}${part.slice(1)}: ${text}`).join('\n')
}

/** Enough words that are words: a row of one letter or of symbols is garbage. */
export function saysSomething(text: string, fewestWords: number): boolean {
  const words = wordsOf(text.replace(placeholders, ' x '))
  return words.length >= fewestWords && placeholdersIn(text) <= words.length / 2 && new Set(words).size >= fewestWords / 2
}

/** Each item once, by the words of its key; the first stays. */
export function unique<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[] {
  const seen = new Set<string>()
  return items.filter((item) => seen.size !== seen.add(wordsOf(keyOf(item)).join(' ')).size)
}

/** Each text that says something, once. */
export function uniqueTexts(texts: readonly string[], fewestWords: number): string[] {
  return unique(texts, (text) => text).filter((text) => saysSomething(text, fewestWords))
}

export const placeholdersIn = (text: string): number => text.match(placeholders)?.length ?? 0

export const quotations = /[“"„]([^“”"„]{3,400})[”"“]/g

/** The quotations of three words or more. */
export function quotationsIn(sentence: string): string[] {
  return [...sentence.matchAll(quotations)].map(([, quote = '']) => quote).filter((quote) => wordsOf(quote).length >= 3)
}
