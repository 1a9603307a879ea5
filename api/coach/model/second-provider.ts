import { type FailureKind, failureOf, ModelFailure } from './model-failure.ts'
import type { Provider } from './provider.ts'

/** So many questions in a row it could not be reached for: nobody else waits for it. */
const mostFailures = 3
/** Then it is asked again, by one question at a time. */
const restMs = 30_000
/** A provider in trouble, rather than one that does not like a question. */
const troubles: ReadonlySet<FailureKind> = new Set(['timeout', 'connection', 'cut', 'status'])

/**
 * Asks the second provider where the first fails, within the same time: the first has half of it. One that fails again and again is left
 * alone for a while.
 */
export function withSecondProvider(first: Provider, second: Provider, nowMs = () => performance.now()): Provider {
  let failures = 0
  let restsUntilMs = 0

  function noteFailure(failure: ModelFailure) {
    if (!troubles.has(failure.kind)) return
    failures += 1
    if (failures >= mostFailures) restsUntilMs = nowMs() + restMs
  }

  /** At most one question tries it when its rest is over. */
  function isResting(): boolean {
    if (nowMs() < restsUntilMs) return true
    if (failures >= mostFailures) restsUntilMs = nowMs() + restMs
    return false
  }

  return {
    async ask(question, signal, timeLimitMs) {
      const startedAtMs = nowMs()
      if (!isResting()) {
        try {
          const answer = await first.ask(question, signal, timeLimitMs / 2)
          failures = 0
          restsUntilMs = 0
          return answer
        } catch (error) {
          if (signal.aborted) throw new ModelFailure('aborted')
          noteFailure(failureOf(error))
        }
      }
      return second.ask(question, signal, timeLimitMs - (nowMs() - startedAtMs))
    },
  }
}
