import type OpenAI from 'openai'
import * as z from 'zod'
import type { Dialect } from './dialect.ts'
import type { Question } from './question.ts'

export type Messages = OpenAI.ChatCompletionMessageParam[]

interface Asked {
  model: string
  maxTokens: number
}

export function requestOf(question: Question<unknown>, messages: Messages, spoken: Dialect, { model, maxTokens }: Asked) {
  return {
    model,
    messages,
    stream: true as const,
    ...(spoken.countsTokens ? { stream_options: { include_usage: true } } : {}),
    [spoken.tokenCap]: maxTokens,
    ...(spoken.reasoningEffort ? { reasoning_effort: spoken.reasoningEffort } : {}),
    ...(spoken.samples && question.steady ? { temperature: 0, seed: 1 } : {}),
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

/** As strict structured output requires: every property required, no additional ones. */
function schemaOf({ schema }: Question<unknown>): Record<string, unknown> {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { target: 'draft-7' })
  return rest
}

/** Requests JSON in the prompt, for servers without structured output. */
export function inWords(question: Question<unknown>, messages: Messages): Messages {
  const wish = `Answer with one JSON object and nothing else: no code fence, no comment.\nJSON schema "${question.name}":\n${JSON.stringify(schemaOf(question))}`
  if (messages.some(({ content }) => typeof content === 'string' && content.includes(wish))) return messages
  return messages.map((message, at) => (at === 1 ? { role: 'user', content: `${message.content}\n\n${wish}` } : message))
}
