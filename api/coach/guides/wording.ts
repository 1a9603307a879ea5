import type { Delivery } from '../../contract/answer-feedback.ts'
import { paceFull } from '../score/delivery/delivery-parts.ts'
import { type Filling, listed } from '../score/wording.ts'

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

type DeliveryTemplate = 'pace.slow' | 'pace.fast' | 'pauses.many' | 'fillers.many'

/** What to do about a pace, silences, or fillers that were measured and cost points. */
export function deliveryAdvice(
  say: (name: DeliveryTemplate, filling: Filling) => string,
): Record<'pace' | 'pauses' | 'fillers', (said: { delivery: Delivery }) => string> {
  const times = (count: number) => (count === 1 ? 'once' : `${count} times`)
  return {
    pace: ({ delivery: { wordsPerMinute } }) =>
      say(wordsPerMinute! < paceFull.from ? 'pace.slow' : 'pace.fast', { words: wordsPerMinute!, ...paceFull }),
    pauses: ({ delivery: { pauses } }) =>
      say('pauses.many', { silences: pauses!.length === 1 ? 'One silence' : `${pauses!.length} silences` }),
    fillers: ({ delivery: { fillers } }) =>
      say('fillers.many', {
        fillers: listed(fillers!.slice(0, mostFillers).map(({ text, count }) => `“${text}” ${times(count)}`)),
      }),
  }
}
