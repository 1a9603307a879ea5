import type { TokenUsage } from '../../coach/model/model-call.ts'
import type { TokenPrice } from '../../operating-settings.ts'

/** Dollars for a million tokens are millionths of a dollar for one. */
export function costMicros(price: TokenPrice | undefined, { inputTokens, outputTokens }: TokenUsage): number {
  return price ? Math.ceil(inputTokens * price.inputUsd + outputTokens * price.outputUsd) : 0
}
