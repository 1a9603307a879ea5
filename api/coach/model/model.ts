import { setTimeout as wait } from 'node:timers/promises'
import OpenAI from 'openai'
import * as z from 'zod'
import { type Dialect, dialectAfter, firstDialect } from './dialect.ts'
import { parseAnswer } from './json-answer.ts'
import { failureOf, ModelFailure } from './model-failure.ts'

export interface ModelSettings {
  apiKey: string
  /** undefined is OpenAI itself. */
  baseUrl: string | undefined
  model: string
  /** The longest one question may take, tries and repair included. */
  callTimeoutMs: number
  /** Most tokens of one answer. */
  maxTokens: number
  /** Awaited when an answer is here, before it is read: where many jobs share a thread, it is handed to one at a time. */
  turn?: () => Promise<void>
}

export interface Question<Answer> {
  /** Letters and underscores; names the schema. */
  name: string
  schema: z.ZodType<Answer>
  /** Who the model is and what it must not do. */
  rules: string
  /** Data first, the task last, so that servers can keep what they have read for the next question. */
  prompt: string
}

export interface Model {
  /**
   * Asks one question and checks the shape of the answer. Passing failures are tried again, an answer that is no JSON or has another
   * shape gets one try to be put right, all within `callTimeoutMs`.
   * @throws ModelFailure
   */
  ask<Answer>(question: Question<Answer>, signal: AbortSignal): Promise<Answer>
}

const mostTries = 3
const retryWaitMs = 400
/** No token is longer on average; past this the server does not keep to the cap. */
const mostCharactersPerToken = 16

type Messages = OpenAI.ChatCompletionMessageParam[]

export function createModel(settings: ModelSettings): Model {
  const client = new OpenAI({
    apiKey: settings.apiKey,
    baseURL: settings.baseUrl ?? 'https://api.openai.com/v1',
    organization: null,
    project: null,
    timeout: settings.callTimeoutMs,
    // Tries are made here, where the deadline is known.
    maxRetries: 0,
    // The SDK's own log would carry prompts.
    logLevel: 'off',
  })
  let dialect = firstDialect(settings.model, settings.baseUrl)

  /** One request, its answer read as it streams; a refused way of asking is replaced by one that the server understands. */
  async function textOf(question: Question<unknown>, messages: Messages, spoken: Dialect, signal: AbortSignal): Promise<string> {
    try {
      const stream = await client.chat.completions.create(requestOf(question, messages, spoken, settings), { signal })
      const text = await readStream(stream, settings.maxTokens * mostCharactersPerToken)
      dialect = spoken
      return text
    } catch (error) {
      const next = dialectAfter(error, spoken)
      if (next) return textOf(question, next.structured === 'plain' ? inWords(question, messages) : messages, next, signal)
      throw failureOf(error)
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
        { role: 'assistant', content: text.slice(0, settings.maxTokens * mostCharactersPerToken) },
        {
          role: 'user',
          content:
            'That is not one JSON object of this schema. Write it again: only the JSON object, nothing before or after it.',
        },
      ]
      return parseAnswer(await textOf(question, again, dialect, signal), question.schema)
    }
  }

  /** See `Model.ask`. */
  async function asked<Answer>(question: Question<Answer>, signal: AbortSignal): Promise<Answer> {
    const ownTime = AbortSignal.timeout(settings.callTimeoutMs)
    const startedAtMs = performance.now()
    const both = AbortSignal.any([signal, ownTime])
    for (let tries = 1; ; tries++) {
      try {
        return await tryOnce(question, both)
      } catch (error) {
        const failure = failureOf(error)
        if (signal.aborted) throw new ModelFailure('aborted')
        if (ownTime.aborted) throw new ModelFailure('timeout')
        const waitMs = failure.retryAfterMs ?? retryWaitMs * tries
        const leftMs = settings.callTimeoutMs - (performance.now() - startedAtMs)
        if (!failure.isPassing || tries === mostTries || waitMs >= leftMs) throw failure
        await wait(waitMs, undefined, { signal: both }).catch(() => undefined)
      }
    }
  }

  return { ask: (question, signal) => asked(question, signal).finally(settings.turn) }
}

function requestOf(question: Question<unknown>, messages: Messages, spoken: Dialect, { model, maxTokens }: ModelSettings) {
  return {
    model,
    messages,
    stream: true as const,
    [spoken.tokenCap]: maxTokens,
    ...(spoken.reasoningEffort ? { reasoning_effort: spoken.reasoningEffort } : {}),
    ...(spoken.structured === 'json_schema'
      ? {
          response_format: {
            type: 'json_schema' as const,
            json_schema: { name: question.name, strict: true, schema: schemaOf(question) },
          },
        }
      : {}),
  }
}

/** The JSON schema of the answer: every property required and none besides, as strict structured output demands. */
function schemaOf({ schema }: Question<unknown>): Record<string, unknown> {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { target: 'draft-7' })
  return rest
}

/** Asks for JSON in words, for servers without structured output. */
function inWords(question: Question<unknown>, messages: Messages): Messages {
  const wish = `Answer with one JSON object and nothing else: no code fence, no comment.\nJSON schema "${question.name}":\n${JSON.stringify(schemaOf(question))}`
  if (messages.some(({ content }) => typeof content === 'string' && content.includes(wish))) return messages
  return messages.map((message, at) => (at === 1 ? { role: 'user', content: `${message.content}\n\n${wish}` } : message))
}

async function readStream(stream: AsyncIterable<OpenAI.ChatCompletionChunk>, mostCharacters: number): Promise<string> {
  let text = ''
  let finish: string | null = null
  for await (const { choices } of stream) {
    const choice = choices?.[0]
    if (choice?.delta?.refusal) throw new ModelFailure('refused')
    text += choice?.delta?.content ?? ''
    finish = choice?.finish_reason ?? finish
    if (text.length > mostCharacters) throw new ModelFailure('endless')
  }
  if (finish === 'length') throw new ModelFailure('length')
  if (finish === 'content_filter') throw new ModelFailure('refused')
  // A stream may end without saying why only when its object is whole; parsing shows whether it is.
  if (finish === null && !text.trimEnd().endsWith('}')) throw new ModelFailure('cut')
  return text
}
