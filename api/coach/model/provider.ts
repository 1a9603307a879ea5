import { setTimeout as wait } from 'node:timers/promises'
import OpenAI from 'openai'
import type * as z from 'zod'
import { type FailureKind, failureOf, ModelFailure } from './model-failure.ts'
import {
  type Dialect,
  dialectAfter,
  firstDialect,
  inWords,
  type Messages,
  mostTokens,
  type Question,
  requestOf,
} from './request.ts'

/** Never a user's or a model's text. */
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
const estimatedTokens = (characters: number) => Math.ceil(characters / charactersPerToken)

export interface ProviderAddress {
  apiKey: string
  baseUrl: string | undefined
  model: string
  /** Maximum silence before the first token or between two; default the call's timeout. */
  silenceMs?: number | undefined
}

export interface CallSettings extends ProviderAddress {
  /** Limit per question, including retries, repair and the second provider. */
  callTimeoutMs: number
  maxTokens: number
  /** Between retries; default 400 ms. */
  retryWaitMs?: number | undefined
  onCall?: ((call: ModelCall) => void) | undefined
}

interface ProviderSettings extends CallSettings {
  place: ModelCall['provider']
  mostTries: number
}

export interface Provider {
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
  const mostCharacters = (question: Question<unknown>) => mostTokens(question, settings.maxTokens) * mostCharactersPerToken
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
    const sent = spoken.structured === 'plain' || isRepair ? inWords(question, messages) : messages
    const read: ReadSoFar = { text: '', usage: null }
    const silence = new AbortController()
    const timer = settings.silenceMs === undefined ? undefined : setTimeout(() => silence.abort(), settings.silenceMs)
    try {
      const both = AbortSignal.any([signal, silence.signal])
      const stream = await client.chat.completions.create(requestOf(question, sent, spoken, settings), { signal: both })
      await readStream(stream, read, mostCharacters(question), () => {
        timer?.refresh()
        question.onText?.(read.text)
      })
      dialect = spoken
      report({ ...call, outcome: 'answered' }, sent, read)
      return read.text
    } catch (error) {
      const next = dialectAfter(error, spoken)
      if (next) return textOf(question, messages, next, signal, isRepair)
      const failure = silence.signal.aborted ? new ModelFailure('timeout') : failureOf(error)
      report({ ...call, outcome: failure.kind }, sent, read)
      throw failure
    } finally {
      clearTimeout(timer)
    }
  }

  async function tryOnce<Answer>(question: Question<Answer>, signal: AbortSignal): Promise<Answer> {
    const messages: Messages = [
      { role: 'system', content: question.rules },
      { role: 'user', content: question.prompt },
    ]
    const text = await textOf(question, messages, dialect, signal)
    try {
      return parseAnswer(text, question.schema)
    } catch {
      const again: Messages = [
        ...messages,
        { role: 'assistant', content: text.slice(0, mostCharacters(question)) },
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

interface ReadSoFar {
  text: string
  usage: TokenUsage | null
}

async function readStream(
  stream: AsyncIterable<OpenAI.ChatCompletionChunk>,
  read: ReadSoFar,
  mostCharacters: number,
  onPiece: () => void,
): Promise<void> {
  let finish: string | null = null
  for await (const { choices, usage } of stream) {
    const choice = choices?.[0]
    if (usage) read.usage = { inputTokens: usage.prompt_tokens ?? 0, outputTokens: usage.completion_tokens ?? 0 }
    if (choice?.delta?.refusal) throw new ModelFailure('refused')
    read.text += choice?.delta?.content ?? ''
    onPiece()
    finish = choice?.finish_reason ?? finish
    if (read.text.length > mostCharacters) throw new ModelFailure('endless')
  }
  if (finish === 'length') throw new ModelFailure('length')
  if (finish === 'content_filter') throw new ModelFailure('refused')
  // A stream may end without a finish reason only if its object is complete; parsing will tell.
  if (finish === null && !read.text.trimEnd().endsWith('}')) throw new ModelFailure('cut')
}

/** The JSON object in a model's text, without reasoning, code fences, or talk around it. */
function parseAnswer<Answer>(text: string, schema: z.ZodType<Answer>): Answer {
  const bare = text.replace(/<think>[\s\S]*?(?:<\/think>|$)/g, '')
  const [start, end] = [bare.indexOf('{'), bare.lastIndexOf('}')]
  if (start === -1 || end < start) throw new ModelFailure('broken')
  let value: unknown
  try {
    value = JSON.parse(bare.slice(start, end + 1))
  } catch {
    throw new ModelFailure('broken')
  }
  const parsed = schema.safeParse(value)
  if (!parsed.success) throw new ModelFailure('wrong-shape')
  return parsed.data
}
