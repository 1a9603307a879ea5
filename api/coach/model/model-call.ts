import type { FailureKind } from './model-failure.ts'

/** Metrics of one request to a provider; never a user's or a model's text. */
export interface ModelCall {
  task: string
  provider: 'first' | 'second'
  model: string
  startedAtMs: number
  durationMs: number
  outcome: 'answered' | FailureKind
  isRepair: boolean
  inputTokens: number
  outputTokens: number
}

export interface TokenUsage {
  inputTokens: number
  outputTokens: number
}

/** English has about four characters per token; uncounted usage is estimated slightly high. */
const charactersPerToken = 3.5

export const estimatedTokens = (characters: number) => Math.ceil(characters / charactersPerToken)
