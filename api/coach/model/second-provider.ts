import { type FailureKind, failureOf, ModelFailure } from './model-failure.ts'
import type { Provider } from './provider.ts'

/** After this many failures in a row, questions skip the provider. */
const mostFailures = 3
/** Then one question at a time tries it again. */
const backOffMs = 30_000
/** Failures of the provider itself, rather than of one question. */
const troubles: ReadonlySet<FailureKind> = new Set(['timeout', 'connection', 'cut', 'status'])

/** Uses the second provider if the first fails, within the same time: the first gets half of it. One that keeps failing is skipped for a while. */
export function withSecondProvider(first: Provider, second: Provider, nowMs = () => performance.now()): Provider {
  let failures = 0
  let backsOffUntilMs = 0

  function noteFailure(failure: ModelFailure) {
    if (!troubles.has(failure.kind)) return
    failures += 1
    if (failures >= mostFailures) backsOffUntilMs = nowMs() + backOffMs
  }

  /** After the pause, at most one question tries it. */
  function isBackingOff(): boolean {
    if (nowMs() < backsOffUntilMs) return true
    if (failures >= mostFailures) backsOffUntilMs = nowMs() + backOffMs
    return false
  }

  return {
    async ask(question, signal, timeLimitMs) {
      const startedAtMs = nowMs()
      if (!isBackingOff()) {
        try {
          const answer = await first.ask(question, signal, timeLimitMs / 2)
          failures = 0
          backsOffUntilMs = 0
          return answer
        } catch (error) {
          if (signal.aborted) throw new ModelFailure('aborted')
          noteFailure(failureOf(error))
        }
      }
      return second.ask(question, signal, Math.max(1, timeLimitMs - (nowMs() - startedAtMs)))
    },
  }
}
