import type { HeardWord } from '../contract/voice-interview.ts'
import type { Env } from '../env.ts'

export interface Transcription {
  text: string
  words: HeardWord[]
}

export interface Recording {
  path: string
  contentType: string
  durationSeconds: number
}

export interface Transcriber {
  /** The words spoken; '' for a recording without speech. */
  transcribe(recording: Recording, signal: AbortSignal): Promise<Transcription>
}

export interface TranscriptionSettings {
  baseUrl: string
  apiKey: string | undefined
  model: string
  callTimeoutMs: number
}

const openAI = 'https://api.openai.com/v1'

// Null if no server transcribes. OpenAI is the default only for an OpenAI key: recordings go only to servers the operator named, and a key only to
// its own server.
export function transcriptionSettings(env: Env): TranscriptionSettings | null {
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
