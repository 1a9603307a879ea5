import type { FailureKind } from './model-failure.ts'

/** One request to a provider, in numbers and words of ours: nothing a person or a model wrote. */
export interface ModelCall {
  /** What was asked for: the name of the task. */
  task: string
  provider: 'first' | 'second'
  model: string
  startedAtMs: number
  durationMs: number
  outcome: 'answered' | FailureKind
  /** An answer of the wrong shape was sent back to be put right. */
  isRepair: boolean
  inputTokens: number
  outputTokens: number
}

/** Tokens as the provider counts them. */
export interface TokenUsage {
  inputTokens: number
  outputTokens: number
}

/** English has about four characters a token; what a provider does not count is counted a little high. */
const charactersPerToken = 3.5

export const estimatedTokens = (characters: number) => Math.ceil(characters / charactersPerToken)
