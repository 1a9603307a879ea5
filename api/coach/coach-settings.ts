import type { Env } from '../env.ts'
import { hasSecond } from '../operating-settings.ts'
import type { ModelSettings } from './model/model.ts'

/** Which coach answers: plain data, so that it can be told to another process. Null is the built-in one. */
export type CoachSettings = Omit<ModelSettings, 'turn' | 'onCall'> | null

/** The AI that the settings name: any server that speaks OpenAI's protocol, else the built-in coach. */
export function coachSettings(env: Env): CoachSettings {
  if (!env.OPENAI_API_KEY && !env.OPENAI_BASE_URL) return null
  return {
    // Servers of one's own want no key, the SDK wants a word.
    apiKey: env.OPENAI_API_KEY ?? 'none',
    baseUrl: env.OPENAI_BASE_URL,
    model: env.OPENAI_MODEL,
    callTimeoutMs: env.AI_CALL_TIMEOUT_MS,
    maxTokens: env.AI_MAX_TOKENS,
    second: secondProvider(env),
  }
}

function secondProvider(env: Env): ModelSettings['second'] {
  if (!hasSecond(env) || !env.AI_FALLBACK_MODEL) return undefined
  return { apiKey: env.AI_FALLBACK_API_KEY ?? 'none', baseUrl: env.AI_FALLBACK_BASE_URL, model: env.AI_FALLBACK_MODEL }
}
