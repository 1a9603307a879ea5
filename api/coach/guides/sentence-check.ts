import { placeholders } from '../text/placeholders.ts'
import { pastOf, plainOf } from './verb-forms.ts'

export type Fault =
  | 'nothing-said'
  | 'slot-left-open'
  | 'value-lost'
  | 'word-repeated'
  | 'marks-doubled'
  | 'not-closed'
  | 'cut-off'
  | 'dangling'
  | 'verb-form'
  | 'article'
  | 'begins-with-placeholder'
  | 'mostly-placeholders'

/** More of a text in square brackets, and it is a form to fill in rather than an answer. */
export const mostPlaceholders = 0.15

const quotations = /“[^“”]*”/g
const neverLast = /\b(?:and|or|but|the|an?|because|if|than|including|such as)\s*[.,;:!?]/i
const preposition = /\b(?:with|of|for|to|in|on|by|from|at|as)\s*[.;:!]+$/i
/** "Say what it was for" ends as English does. */
const asksFor = /\b(?:you|what|who|whom|whose|which|where|how|that|it|one|them)\b/i

const rules: readonly [Fault, (words: string, text: string) => boolean][] = [
  ['nothing-said', (_, text) => !/\p{L}{2}/u.test(text)],
  ['slot-left-open', (_, text) => /\{\w*\}?|\}/.test(text)],
  ['value-lost', (words) => /\b(?:undefined|null|NaN)\b|\[object/.test(words)],
  ['word-repeated', (words) => repeatsWord(words)],
  ['marks-doubled', (words) => /,,|\.\.(?!\.)|[,;:]\s*[.?!,;:]|[?!]\.|\.\]\.| {2}/.test(words)],
  ['not-closed', (_, text) => !isClosed(text)],
  ['cut-off', (_, text) => !/[.?!:][”")\]]*$|[”\]]$/.test(text)],
  ['dangling', (words) => neverLast.test(words) || (preposition.test(words) && !asksFor.test(words))],
  ['verb-form', (words) => hasWrongForm(words)],
  ['article', (words) => /\ba (?=[aeio](?!ne|nce|u)\p{L})|\ban (?=[bcdfgjkpqtvwz]\p{Ll})/u.test(words)],
  ['begins-with-placeholder', (_, text) => text.startsWith('[')],
  ['mostly-placeholders', (_, text) => placeholderShare(text) > mostPlaceholders],
]

/** What is wrong with a sentence of the built-in coach, besides what it quotes; empty when nothing is. */
export function faultsOf(text: string): Fault[] {
  const words = text.replace(quotations, 'Quoted').replace(placeholders, 'thing')
  return rules.filter(([, isBroken]) => isBroken(words, text)).map(([fault]) => fault)
}

export function isSound(text: string): boolean {
  return faultsOf(text).length === 0
}

/** The sound sentences of a text, in order; '' where there is none. Sentences inside a quotation belong to it. */
export function keepSound(text: string): string {
  const quotes = text.match(quotations) ?? []
  let next = 0
  const hidden = text.trim().replace(quotations, '“”')
  return hidden
    .split(/(?<=[.?!][”")\]]*)\s+(?=[\p{Lu}“[(])/u)
    .map((sentence) => sentence.replace(/“”/g, () => quotes[next++] ?? ''))
    .filter(isSound)
    .join(' ')
}

/** 0 to 1: the characters in square brackets. */
export function placeholderShare(text: string): number {
  const inBrackets = (text.match(placeholders) ?? []).reduce((sum, { length }) => sum + length, 0)
  return text === '' ? 0 : inBrackets / text.length
}

/** "the the"; "had had" and "that that" are English. */
function repeatsWord(words: string): boolean {
  return /(?<![\p{L}\p{N}-])(?!(?:had|that) )(\p{L}+) \1(?![\p{L}\p{N}-])/iu.test(words)
}

function isClosed(text: string): boolean {
  return ['“”', '()', '[]'].every(([open, close]) => text.split(open!).length === text.split(close!).length)
}

/** "I managing", "I manages", "can managed", "to managing" where no preposition is meant. */
function hasWrongForm(words: string): boolean {
  for (const [, word = ''] of words.matchAll(/\bI (?:also |have )?(\p{Ll}+)/gu))
    if (pastOf(word, 'Gerund') || plainOf(word, 'PresentTense')) return true
  return /\bI (?:is|are|has|does)\b|\b(?:can|could|will|would|must|should|may|might|did|to) (?:was|were|did|had|made|ran|led|kept|took)\b/.test(
    words,
  )
}
