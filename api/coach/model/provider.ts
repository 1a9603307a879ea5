import { setTimeout as wait } from 'node:timers/promises'
import OpenAI from 'openai'
import { type Dialect, dialectAfter, firstDialect } from './dialect.ts'
import { estimatedTokens, type ModelCall, type TokenUsage } from './model-call.ts'
import { failureOf, ModelFailure } from './model-failure.ts'
import { inWords, type Messages, requestOf } from './provider-request.ts'
import type { Question } from './question.ts'
import { parseAnswer, type ReadSoFar, readStream } from './read-answer.ts'
import { listenForSilence } from './silence.ts'

export interface ProviderAddress {
  apiKey: string
  baseUrl: string | undefined
  model: string
  /** Maximum silence before the first token or between two; default the call's timeout. */
  silenceMs?: number | undefined
}

interface ProviderSettings extends ProviderAddress {
  place: ModelCall['provider']
  mostTries: number
  maxTokens: number
  callTimeoutMs: number
  /** Before the first retry; doubled before the second. */
  retryWaitMs?: number | undefined
  onCall?: ((call: ModelCall) => void) | undefined
}

export interface Provider {
  // Asks one question and validates the answer. Transient failures are retried, and an answer of the wrong shape is sent back once, all within the
  // time limit.
  ask<Answer>(question: Question<Answer>, signal: AbortSignal, timeLimitMs: number): Promise<Answer>
}

const usualRetryWaitMs = 400
/** Beyond this average length the server is ignoring the token cap. */
const mostCharactersPerToken = 16
const repair = 'That is not one JSON object of this schema. Write it again: only the JSON object, nothing before or after it.'

/** Refused before anything was processed, so not billed. */
const unpaid = new Set<ModelCall['outcome']>(['status', 'connection'])

const lengthOf = (messages: Messages) => messages.reduce((sum, { content }) => sum + String(content ?? '').length, 0)

export function createProvider(settings: ProviderSettings): Provider {
  const mostCharacters = settings.maxTokens * mostCharactersPerToken
  const client = new OpenAI({
    apiKey: settings.apiKey,
    baseURL: settings.baseUrl ?? 'https://api.openai.com/v1',
    organization: null,
    project: null,
    timeout: settings.callTimeoutMs,
    // Retried below, where the deadline is known.
    maxRetries: 0,
    // The SDK's log would contain prompts.
    logLevel: 'off',
  })
  let dialect = firstDialect(settings.model, settings.baseUrl)

  function report(call: Pick<ModelCall, 'task' | 'isRepair' | 'startedAtMs' | 'outcome'>, messages: Messages, read: ReadSoFar) {
    const guess: TokenUsage = unpaid.has(call.outcome)
      ? { inputTokens: 0, outputTokens: 0 }
      : { inputTokens: estimatedTokens(lengthOf(messages)), outputTokens: estimatedTokens(read.text.length) }
    const durationMs = Date.now() - call.startedAtMs
    settings.onCall?.({ ...call, provider: settings.place, model: settings.model, durationMs, ...(read.usage ?? guess) })
  }

  async function textOf(
    question: Question<unknown>,
    messages: Messages,
    spoken: Dialect,
    signal: AbortSignal,
    isRepair = false,
  ): Promise<string> {
    const call = { task: question.name, isRepair, startedAtMs: Date.now() }
    const read: ReadSoFar = { text: '', usage: null }
    const silence = listenForSilence(settings.silenceMs)
    try {
      const both = AbortSignal.any([signal, silence.signal])
      const stream = await client.chat.completions.create(requestOf(question, messages, spoken, settings), { signal: both })
      await readStream(stream, read, mostCharacters, () => {
        silence.heard()
        question.onText?.(read.text)
      })
      dialect = spoken
      report({ ...call, outcome: 'answered' }, messages, read)
      return read.text
    } catch (error) {
      const next = dialectAfter(error, spoken)
      if (next)
        return textOf(question, next.structured === 'plain' ? inWords(question, messages) : messages, next, signal, isRepair)
      const failure = silence.signal.aborted ? new ModelFailure('timeout') : failureOf(error)
      report({ ...call, outcome: failure.kind }, messages, read)
      throw failure
    } finally {
      silence.stop()
    }
  }

  async function tryOnce<Answer>(question: Question<Answer>, signal: AbortSignal): Promise<Answer> {
    const messages: Messages = [
      { role: 'system', content: question.rules },
      { role: 'user', content: question.prompt },
    ]
    const spoken = dialect
    const text = await textOf(question, spoken.structured === 'plain' ? inWords(question, messages) : messages, spoken, signal)
    try {
      return parseAnswer(text, question.schema)
    } catch {
      const again: Messages = [
        ...inWords(question, messages),
        { role: 'assistant', content: text.slice(0, mostCharacters) },
        { role: 'user', content: repair },
      ]
      return parseAnswer(await textOf(question, again, dialect, signal, true), question.schema)
    }
  }

  return {
    async ask(question, signal, timeLimitMs) {
      const ownTime = AbortSignal.timeout(Math.max(1, Math.floor(timeLimitMs)))
      const startedAtMs = performance.now()
      const both = AbortSignal.any([signal, ownTime])
      for (let tries = 1; ; tries++) {
        try {
          return await tryOnce(question, both)
        } catch (error) {
          const failure = failureOf(error)
          if (signal.aborted) throw new ModelFailure('aborted')
          if (ownTime.aborted) throw new ModelFailure('timeout')
          const waitMs = failure.retryAfterMs ?? (settings.retryWaitMs ?? usualRetryWaitMs) * tries
          const leftMs = timeLimitMs - (performance.now() - startedAtMs)
          if (!failure.isPassing || tries === settings.mostTries || waitMs >= leftMs) throw failure
          await wait(waitMs, undefined, { signal: both }).catch(() => undefined)
        }
      }
    },
  }
}
