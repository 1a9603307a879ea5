import type OpenAI from 'openai'
import type { TokenUsage } from './model-call.ts'
import { ModelFailure } from './model-failure.ts'

/** What has arrived of an answer; of one that breaks off, too. */
export interface ReadSoFar {
  text: string
  /** null where the provider did not count. */
  usage: TokenUsage | null
}

/**
 * Reads a streamed answer to its end.
 * @param onPiece told of every piece
 * @throws ModelFailure
 */
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
  // A stream may end without saying why only when its object is whole; parsing shows whether it is.
  if (finish === null && !read.text.trimEnd().endsWith('}')) throw new ModelFailure('cut')
}
