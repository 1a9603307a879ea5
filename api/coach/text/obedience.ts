import phrases from './machine-orders.json' with { type: 'json' }
import { chatMarkup, machineTalk } from './machine-orders.ts'

/** What a model says when it obeys somebody else, speaks of itself or of its orders, or hands out verdicts that only the code may give. */
const suspicious = [...phrases.answers.map((pattern) => new RegExp(pattern, 'i')), machineTalk, chatMarkup]

/** Whether a sentence reads as the work of an injected instruction, or as a refusal, rather than as help. */
export function soundsInjected(sentence: string): boolean {
  return suspicious.some((pattern) => pattern.test(sentence))
}
