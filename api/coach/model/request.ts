import OpenAI from 'openai'
import * as z from 'zod'

export interface Question<Answer> {
  name: string
  schema: z.ZodType<Answer>
  rules: string
  /** Data first and the task last, so that servers can cache the prefix. */
  prompt: string
  /** Asks for the same answer each time, where the server can. */
  steady?: boolean
  /** May take three times the usual tokens. */
  isLong?: boolean
  /** Called with the answer so far; starts over on a retry. */
  onText?: ((text: string) => void) | undefined
}

/** What a server supports of the protocol, learned from what it refuses. */
export interface Dialect {
  structured: 'json_schema' | 'plain'
  tokenCap: 'max_completion_tokens' | 'max_tokens'
  /** Reasoning counts against the token cap, so as little as possible. Null is not sent. */
  reasoningEffort: 'minimal' | 'low' | null
  samples: boolean
  countsTokens: boolean
}

/** OpenAI's newer models accept only `max_completion_tokens`; other servers know the older name. */
export function firstDialect(model: string, baseUrl: string | undefined): Dialect {
  const isOpenAI = baseUrl === undefined || new URL(baseUrl).hostname.endsWith('openai.com')
  const thinks = isOpenAI && /^(?:gpt-5|o\d)/.test(model)
  return {
    structured: 'json_schema',
    tokenCap: isOpenAI ? 'max_completion_tokens' : 'max_tokens',
    reasoningEffort: !thinks ? null : /^gpt-5(?:-mini|-nano)?(?:-\d{4}|$)/.test(model) ? 'minimal' : 'low',
    samples: !thinks,
    countsTokens: true,
  }
}

export function dialectAfter(error: unknown, dialect: Dialect): Dialect | null {
  if (!(error instanceof OpenAI.APIError) || ![400, 404, 415, 422, 501].includes(error.status ?? 0)) return null
  const about = `${error.param ?? ''} ${error.message}`.slice(0, 2000)
  if (/stream_options|include_usage/.test(about)) return dialect.countsTokens ? { ...dialect, countsTokens: false } : null
  if (/\b(?:temperature|seed)\b/.test(about)) return dialect.samples ? { ...dialect, samples: false } : null
  if (/max_(?:completion_)?tokens/.test(about))
    return { ...dialect, tokenCap: dialect.tokenCap === 'max_tokens' ? 'max_completion_tokens' : 'max_tokens' }
  if (/reasoning/i.test(about) && dialect.reasoningEffort !== null)
    return { ...dialect, reasoningEffort: dialect.reasoningEffort === 'minimal' ? 'low' : null }
  if (error.status === 404 || dialect.structured === 'plain') return null
  return { ...dialect, structured: 'plain' }
}

export type Messages = OpenAI.ChatCompletionMessageParam[]

export const mostTokens = ({ isLong }: Question<unknown>, maxTokens: number) => maxTokens * (isLong ? 3 : 1)

export function requestOf(
  question: Question<unknown>,
  messages: Messages,
  spoken: Dialect,
  { model, maxTokens }: { model: string; maxTokens: number },
) {
  return {
    model,
    messages,
    stream: true as const,
    ...(spoken.countsTokens ? { stream_options: { include_usage: true } } : {}),
    [spoken.tokenCap]: mostTokens(question, maxTokens),
    ...(spoken.reasoningEffort ? { reasoning_effort: spoken.reasoningEffort } : {}),
    ...(spoken.samples && question.steady ? { temperature: 0, seed: 1 } : {}),
    ...(spoken.structured === 'json_schema' && {
      response_format: {
        type: 'json_schema' as const,
        json_schema: { name: question.name, strict: true, schema: schemaOf(question) },
      },
    }),
  }
}

/** As strict structured output requires: every property required, no additional ones. */
function schemaOf({ schema }: Question<unknown>): Record<string, unknown> {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { target: 'draft-7' })
  return rest
}

export function inWords(question: Question<unknown>, messages: Messages): Messages {
  const wish = `Answer with one JSON object and nothing else: no code fence, no comment.\nJSON schema "${question.name}":\n${JSON.stringify(schemaOf(question))}`
  return messages.map((message, at) => (at === 1 ? { role: 'user', content: `${message.content}\n\n${wish}` } : message))
}
