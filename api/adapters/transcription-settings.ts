import type { Env } from '../env.ts'
import type { TranscriptionSettings } from './transcription-openai.ts'

const openAI = 'https://api.openai.com/v1'

type Settings = Pick<
  Env,
  | 'OPENAI_API_KEY'
  | 'OPENAI_BASE_URL'
  | 'TRANSCRIPTION_API_KEY'
  | 'TRANSCRIPTION_BASE_URL'
  | 'TRANSCRIPTION_MODEL'
  | 'AI_CALL_TIMEOUT_MS'
>

/**
 * Who turns speech into text, by the settings; null for nobody. OpenAI is the default only for a key that is OpenAI's: people's
 * voices go only to servers that the operator has named. A key is sent only to the server it belongs to.
 */
export function transcriptionSettings(env: Settings): TranscriptionSettings | null {
  const isKeyForOpenAI = !!env.OPENAI_API_KEY && !env.OPENAI_BASE_URL
  const baseUrl = env.TRANSCRIPTION_BASE_URL ?? (isKeyForOpenAI ? openAI : null)
  if (baseUrl === null) return null
  const keysHome = new URL(env.OPENAI_BASE_URL ?? openAI).origin
  const ownKey = new URL(baseUrl).origin === keysHome ? env.OPENAI_API_KEY : undefined
  return {
    baseUrl,
    apiKey: env.TRANSCRIPTION_API_KEY ?? ownKey,
    model: env.TRANSCRIPTION_MODEL,
    callTimeoutMs: env.AI_CALL_TIMEOUT_MS,
  }
}
