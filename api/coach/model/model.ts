import type { ModelCall } from './model-call.ts'
import { createProvider, type ProviderAddress } from './provider.ts'
import type { Question } from './question.ts'
import { withSecondProvider } from './second-provider.ts'

export interface ModelSettings extends ProviderAddress {
  second?: ProviderAddress | undefined
  /** Limit per question, including retries, repair and the second provider. */
  callTimeoutMs: number
  maxTokens: number
  /** Between retries; default 400 ms. */
  retryWaitMs?: number | undefined
  onCall?: ((call: ModelCall) => void) | undefined
  /** Awaited before an answer is parsed, so that jobs sharing a thread take turns. */
  turn?: () => Promise<void>
}

export interface Model {
  // Asks one question and validates the answer. Transient failures are retried, and an answer of the wrong shape is sent back once, all within
  // `callTimeoutMs`.
  ask<Answer>(question: Question<Answer>, signal: AbortSignal): Promise<Answer>
}

export function createModel({ second, turn, ...settings }: ModelSettings): Model {
  const first = createProvider({ ...settings, place: 'first', mostTries: second ? 1 : 3 })
  const providers = second
    ? withSecondProvider(first, createProvider({ ...settings, ...second, place: 'second', mostTries: 3 }))
    : first
  return {
    ask: (question, signal) => providers.ask(question, signal, settings.callTimeoutMs).finally(turn),
  }
}
