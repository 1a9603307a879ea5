import type { Log } from '../../log.ts'
import { type FailureKind, failureOf, ModelFailure } from './model-failure.ts'
import { type CallSettings, createProvider, type Provider, type ProviderAddress } from './provider.ts'
import type { Question } from './request.ts'

export interface ModelSettings extends CallSettings {
  second?: ProviderAddress | undefined
  /** Awaited before an answer is parsed, so that jobs sharing a thread take turns. */
  turn?: (() => Promise<void>) | undefined
}

export interface Model {
  // Retries transient failures and sends an answer of the wrong shape back once, all within `callTimeoutMs`.
  ask<Answer>(question: Question<Answer>, signal: AbortSignal): Promise<Answer>
  turn?: ModelSettings['turn']
}

/** What the readers and writers of the connected coach work with. */
export interface ModelDeps {
  model: Model
  log: Log
  now: () => Date
  /** The longest that a reading may take, so that there is time left to write. */
  readingWaitMs?: number | undefined
}

export function createModel({ second, turn, ...settings }: ModelSettings): Model {
  const first = createProvider({ ...settings, place: 'first', mostTries: second ? 1 : 3 })
  const ask = second ? askWithSecond(first, createProvider({ ...settings, ...second, place: 'second', mostTries: 3 })) : first.ask
  return { ask: (question, signal) => ask(question, signal, settings.callTimeoutMs).finally(turn), turn }
}

const mostFailures = 3
const backOffMs = 30_000
/** Failures of the provider itself, rather than of one question. */
const troubles: ReadonlySet<FailureKind> = new Set(['timeout', 'connection', 'cut', 'status'])

/** The first provider gets half of the time. One that keeps failing is skipped for a while. */
function askWithSecond(first: Provider, second: Provider): Provider['ask'] {
  let failures = 0
  let backsOffUntilMs = 0
  return async (question, signal, timeLimitMs) => {
    const startedAtMs = performance.now()
    if (startedAtMs >= backsOffUntilMs) {
      // After the pause, one question at a time tries it.
      if (failures >= mostFailures) backsOffUntilMs = startedAtMs + backOffMs
      try {
        const answer = await first.ask(question, signal, timeLimitMs / 2)
        failures = 0
        backsOffUntilMs = 0
        return answer
      } catch (error) {
        if (signal.aborted) throw new ModelFailure('aborted')
        if (troubles.has(failureOf(error).kind)) failures += 1
        if (failures >= mostFailures) backsOffUntilMs = performance.now() + backOffMs
      }
    }
    return second.ask(question, signal, Math.max(1, timeLimitMs - (performance.now() - startedAtMs)))
  }
}

// No limits or optional fields: not every server supports them.
export type Task<Answer> = Pick<Question<Answer>, 'name' | 'schema' | 'prompt' | 'steady' | 'isLong'>

export type AnswerOf<T> = T extends Task<infer Answer> ? Answer : never

export interface TaskContext extends Pick<Question<unknown>, 'rules' | 'onText'> {
  model: Model
  data: string
  signal: AbortSignal
}

export function ask<Answer>({ model, rules, data, signal, onText }: TaskContext, task: Task<Answer>, more = ''): Promise<Answer> {
  const prompt = [data, task.prompt, more].filter(Boolean).join('\n\n')
  return model.ask({ ...task, rules, prompt, onText }, signal)
}
