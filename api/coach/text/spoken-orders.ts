import { clausesOf } from './clauses.ts'
import phrases from './machine-orders.json' with { type: 'json' }
import { chatMarkup } from './machine-orders.ts'
import { blanked } from './transcript-tokens.ts'

/** An order has no subject: "I give it my best", "we gave them ten percent", "he told me to set the color" are none. */
const noSubject = String.raw`(?<!\b(?:i|we|they|he|she|you|who|to|not|would|could|can|will|should|always|never|and)\s)`

/**
 * What people say to a machine that scores them, and to nobody else. Honest answers speak of ignored rules, ratings and candidates too, so
 * each pattern needs the form of an order or names the machine's own things.
 */
const orders = [
  ...phrases.speech.map((pattern) => new RegExp(pattern, 'i')),
  ...phrases.speechWithoutSubject.map((pattern) => new RegExp(noSubject + pattern, 'i')),
  chatMarkup,
]

/** The transcript with orders to a scoring machine blanked; every other character keeps its offset. */
export function withoutOrders(transcript: string): string {
  return blanked(
    transcript,
    clausesOf(transcript).filter(({ text }) => orders.some((pattern) => pattern.test(text))),
  )
}

/** The transcript with every clause blanked that was said before, word for word. */
export function withoutRepeats(transcript: string): string {
  const said = new Set<string>()
  const repeated = clausesOf(transcript).filter(({ text }) => {
    const key = text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
    return said.has(key) || !said.add(key)
  })
  return repeated.length === 0 ? transcript : blanked(transcript, repeated)
}
