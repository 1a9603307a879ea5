import type OpenAI from 'openai'
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
