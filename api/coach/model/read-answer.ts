import type OpenAI from 'openai'
import type * as z from 'zod'
import type { TokenUsage } from './model-call.ts'
import { ModelFailure } from './model-failure.ts'

export interface ReadSoFar {
  text: string
  usage: TokenUsage | null
}

export async function readStream(
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

/** The JSON object in a model's text, without reasoning, code fences or talk around it. @throws ModelFailure broken, or wrong-shape */
export function parseAnswer<Answer>(text: string, schema: z.ZodType<Answer>): Answer {
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
