import type { TokenUsage } from '../../coach/model/model-call.ts'
import type { TokenPrice } from '../../operating-settings.ts'

/** Dollars per million tokens equal micro-dollars per token. */
export function costMicros(price: TokenPrice | undefined, { inputTokens, outputTokens }: TokenUsage): number {
  return price ? Math.ceil(inputTokens * price.inputUsd + outputTokens * price.outputUsd) : 0
}
