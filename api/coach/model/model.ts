import type { ModelCall } from './model-call.ts'
import { createProvider, type ProviderAddress } from './provider.ts'
import type { Question } from './question.ts'
import { withSecondProvider } from './second-provider.ts'

export interface ModelSettings extends ProviderAddress {
  /** Asked where the first fails. */
  second?: ProviderAddress | undefined
  /** The longest one question may take, tries, repair and second provider included. */
  callTimeoutMs: number
  /** Most tokens of one answer. */
  maxTokens: number
  /** Of failures that may pass; 400 ms unless a test is in a hurry. */
  retryWaitMs?: number | undefined
  /** Told of every request to a provider when it is over. */
  onCall?: ((call: ModelCall) => void) | undefined
  /** Awaited when an answer is here, before it is read: where many jobs share a thread, it is handed to one at a time. */
  turn?: () => Promise<void>
}

export interface Model {
  /**
   * Asks one question and checks the shape of the answer. Passing failures are tried again, an answer that is no JSON or has another
   * shape gets one try to be put right, all within `callTimeoutMs`.
   * @throws ModelFailure
   */
  ask<Answer>(question: Question<Answer>, signal: AbortSignal): Promise<Answer>
}

/** The model of these settings: one provider, or a second one behind it. */
export function createModel({ second, turn, ...settings }: ModelSettings): Model {
  const first = createProvider({ ...settings, place: 'first', mostTries: second ? 1 : 3 })
  const providers = second
    ? withSecondProvider(first, createProvider({ ...settings, ...second, place: 'second', mostTries: 3 }))
    : first
  return {
    ask: (question, signal) => providers.ask(question, signal, settings.callTimeoutMs).finally(turn),
  }
}
