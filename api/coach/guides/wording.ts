import type { Delivery } from '../../contract/answer-feedback.ts'
import { paceFull } from '../score/delivery/delivery-parts.ts'

/** What fills the slots of a template. */
export type Filling = Readonly<Record<string, string | number>>

/**
 * The built-in coach's sentences, by name: `{slot}` in a template stands for what is filled in.
 * @returns gives the sentence of a name; throws where a slot has no filling, which no input can cause
 */
export function sentenceTemplates<Templates extends Readonly<Record<string, string>>>(templates: Templates) {
  return (name: keyof Templates & string, filling: Filling = {}): string =>
    templates[name]!.replace(/\{(\w+)\}/g, (_, slot: string) => {
      const value = filling[slot]
      if (value === undefined) throw new Error(`"${name}" needs {${slot}}`)
      return String(value)
    })
}

/** "a, b and c". */
export function listed(items: readonly string[]): string {
  if (items.length < 2) return items[0] ?? ''
  return `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`
}

export const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** A whole line in quotation marks, without its full stop. */
export function quoted(line: string): string {
  const bare = line
    .replace(/\s+/g, ' ')
    .replace(/[.;,:\s]+$/, '')
    .replaceAll('“', '"')
    .replaceAll('”', '"')
  return `“${bare}”`
}

const longestQuote = 120

/** A line in quotation marks; a long one is cut at a word and marked. */
export function shortened(line: string): string {
  const whole = quoted(line)
  return whole.length <= longestQuote + 2 ? whole : `${whole.slice(0, longestQuote + 1).replace(/\s+\S*$/, '')} …”`
}

/** Ends a sentence with exactly one full stop. */
export function sentence(text: string): string {
  const bare = text.trim().replace(/[\s,;:]+$/, '')
  return /[.!?…]["”\]]?$/.test(bare) ? bare : `${bare}.`
}

const mostFillers = 3

/** What to do about a pace that was measured and is not comfortable. */
export function paceAdvice<Name extends string>(
  say: (name: Name, filling: Filling) => string,
  { wordsPerMinute }: Delivery,
  tooSlow: Name,
  tooFast: Name,
): string {
  const { from, to } = paceFull
  return say(wordsPerMinute! < from ? tooSlow : tooFast, { words: wordsPerMinute!, from, to })
}

/** "One silence", "3 silences". */
export function countedSilences({ pauses }: Delivery): string {
  return pauses?.length === 1 ? 'One silence' : `${pauses?.length ?? 0} silences`
}

/** "“um” 4 times and “you know” once". */
export function countedFillers({ fillers }: Delivery): string {
  return listed(fillers!.slice(0, mostFillers).map(({ text, count }) => `“${text}” ${count === 1 ? 'once' : `${count} times`}`))
}
