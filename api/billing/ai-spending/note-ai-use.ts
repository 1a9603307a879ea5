import type { Metrics } from '../../adapters/metrics.ts'
import type { Tracer } from '../../adapters/tracing/tracer.ts'
import type { Transcriber } from '../../adapters/transcription.ts'
import type { ModelCall, TokenUsage } from '../../coach/model/provider.ts'
import type { Env, TokenPrice } from '../../env.ts'
import type { Spending } from './spending.ts'

export type AiHealth = ReturnType<typeof createAiHealth>

const failuresInARow = 5

/** Whether the AI responds, judged by its recent calls, since probing costs money. */
export function createAiHealth() {
  let failures = 0
  return {
    note(outcome: ModelCall['outcome']) {
      if (outcome !== 'aborted') failures = outcome === 'answered' ? 0 : failures + 1
    },
    async probe() {
      if (failures >= failuresInARow) throw new Error(`its last ${failures} calls failed`)
    },
  }
}

interface Noted {
  env: Pick<Env, 'AI_PRICES' | 'TRANSCRIPTION_MODEL' | 'TRANSCRIPTION_PRICE_PER_MINUTE'>
  metrics: Metrics
  tracer: Tracer
  spending: Spending
  aiHealth: AiHealth
}

export function noteModelCall({ env, metrics, tracer, spending, aiHealth }: Noted, call: ModelCall): void {
  const { provider, model, task, outcome, isRepair, inputTokens, outputTokens } = call
  aiHealth.note(outcome)
  const micros = costMicros(env.AI_PRICES[model], call)
  const usd = micros / 1_000_000
  metrics.modelCall(call, usd)
  const facts = {
    'gen_ai.request.model': model,
    'gen_ai.usage.input_tokens': inputTokens,
    'gen_ai.usage.output_tokens': outputTokens,
    'greenroom.provider': provider,
    'greenroom.task': task,
    'greenroom.outcome': outcome,
    'greenroom.repair': isRepair,
    'greenroom.cost_usd': usd,
  }
  tracer.past('AI call', call, facts, outcome !== 'answered')
  if (inputTokens + outputTokens > 0) spending.add({ model, inputTokens, outputTokens, costMicros: micros })
}

/** Counted by the length of the recording, whatever is heard in it. */
export function notedTranscriber(transcriber: Transcriber, { env, metrics, tracer, spending }: Noted): Transcriber {
  const { TRANSCRIPTION_MODEL: model, TRANSCRIPTION_PRICE_PER_MINUTE: price = 0 } = env
  return {
    transcribe: (recording, signal) =>
      tracer.span('transcription', { 'gen_ai.request.model': model }, async (span) => {
        const startedAtMs = performance.now()
        let outcome: 'heard' | 'failed' = 'failed'
        try {
          const heard = await transcriber.transcribe(recording, signal)
          outcome = 'heard'
          const costMicros = Math.ceil((recording.durationSeconds / 60) * price * 1e6)
          if (price > 0) spending.add({ model, inputTokens: 0, outputTokens: 0, costMicros })
          return heard
        } finally {
          span.set({ 'greenroom.outcome': outcome })
          metrics.transcription(outcome, (performance.now() - startedAtMs) / 1000)
        }
      }),
  }
}

/** Dollars per million tokens equal micro-dollars per token. */
function costMicros(price: TokenPrice | undefined, { inputTokens, outputTokens }: TokenUsage): number {
  return price ? Math.ceil(inputTokens * price.inputUsd + outputTokens * price.outputUsd) : 0
}
