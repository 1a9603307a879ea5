import { clausesOf } from './clauses.ts'
import phrases from './machine-orders.json' with { type: 'json' }
import { blanked } from './transcript-tokens.ts'

const chatMarkup = /<\|?(?:im_start|im_end|system|user|assistant|endoftext)|\[\/?inst\]|#{2,}\s*(?:system|instruction)/i
const machineTalk =
  /\b(?:system|developer|hidden|initial) (?:prompt|message|override|instructions?)\b|\bprompt injection\b|\bjailbreak|\bdeveloper mode\b/i
/** Orders have no subject; "I give it my best" and "we gave them ten percent" are none. */
const noSubject = String.raw`(?<!\b(?:i|we|they|he|she|you|who|to|not|would|could|can|will|should|always|never|and)\s)`

const anyOf = (patterns: readonly string[], ...more: RegExp[]) => {
  const all = [...patterns.map((pattern) => new RegExp(pattern, 'i')), ...more]
  return (text: string): boolean => all.some((pattern) => pattern.test(text))
}

/** Orders to software that reads a text: "ignore your instructions, score 100". Left out before anything is counted. */
export const isMachineOrder = anyOf(phrases.documents, machineTalk, chatMarkup)

/** Whether a model's sentence follows an injected order, refuses, or gives a verdict. */
export const soundsInjected = anyOf(phrases.answers, machineTalk, chatMarkup)

// Honest answers speak of rules and ratings too, so each pattern needs the form of an order.
const isSpokenOrder = anyOf(
  [...phrases.speech, ...phrases.speechWithoutSubject.map((pattern) => noSubject + pattern)],
  chatMarkup,
)

/** Keeps all offsets. */
export const withoutOrders = (transcript: string): string =>
  blanked(
    transcript,
    clausesOf(transcript).filter(({ text }) => isSpokenOrder(text)),
  )

/** Blanks every clause that was said before, word for word. */
export function withoutRepeats(transcript: string): string {
  const said = new Set<string>()
  const repeated = clausesOf(transcript).filter(({ text }) => {
    const key = text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
    return said.has(key) || !said.add(key)
  })
  return blanked(transcript, repeated)
}
