import type { Env } from '../env.ts'
import { hasSecond } from '../env.ts'
import type { ModelSettings } from './model/model.ts'

/** Plain data for another process; null is the built-in coach. */
export type CoachSettings = Omit<ModelSettings, 'turn' | 'onCall'> | null

const usualSilenceMs = 20_000
/** Loopback, private networks, and names without a dot, as containers have. */
const ownNetwork =
  /^(?:localhost|[^.]+|.*\.(?:local|localhost|internal|lan)|127\..*|10\..*|192\.168\..*|172\.(?:1[6-9]|2\d|3[01])\..*|\[.*\])$/i

/** A self-hosted server handles one request at a time and may stay silent while others are ahead. */
const usualSilence = (baseUrl: string | undefined) =>
  baseUrl && ownNetwork.test(new URL(baseUrl).hostname) ? undefined : usualSilenceMs

export function coachSettings(env: Env): CoachSettings {
  if (!env.OPENAI_API_KEY && !env.OPENAI_BASE_URL) return null
  return {
    // Self-hosted servers need no key, but the SDK insists on one.
    apiKey: env.OPENAI_API_KEY ?? 'none',
    baseUrl: env.OPENAI_BASE_URL,
    model: env.OPENAI_MODEL,
    callTimeoutMs: env.AI_CALL_TIMEOUT_MS,
    maxTokens: env.AI_MAX_TOKENS,
    silenceMs: env.AI_SILENCE_MS ?? usualSilence(env.OPENAI_BASE_URL),
    second: secondProvider(env),
  }
}

function secondProvider(env: Env): ModelSettings['second'] {
  if (!hasSecond(env) || !env.AI_FALLBACK_MODEL) return undefined
  const { AI_FALLBACK_BASE_URL: baseUrl, AI_FALLBACK_MODEL: model, AI_SILENCE_MS } = env
  const silenceMs = AI_SILENCE_MS ?? usualSilence(baseUrl)
  return { apiKey: env.AI_FALLBACK_API_KEY ?? 'none', baseUrl, model, silenceMs }
}

export function noModelWarning(env: Env): string | null {
  const isPaid = env.STRIPE_SECRET_KEY !== undefined && env.STRIPE_API_URL === undefined
  if (!isPaid || coachSettings(env) !== null) return null
  return 'Users pay for credits, but no AI model is connected: the built-in coach writes every answer. Set OPENAI_API_KEY, or OPENAI_BASE_URL with OPENAI_MODEL.'
}
