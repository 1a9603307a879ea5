import type { Env } from '../env.ts'
import { hasSecond } from '../env.ts'
import type { ModelSettings } from './model/model.ts'

/** Plain data for another process; null is the built-in coach. */
export type CoachSettings = Omit<ModelSettings, 'turn' | 'onCall'> | null

const usualSilenceMs = 20_000
/** Loopback, private networks, and names without a dot, as containers have. */
const ownNetwork =
  /^(?:localhost|[^.]+|.*\.(?:local|localhost|internal|lan)|127\..*|10\..*|192\.168\..*|172\.(?:1[6-9]|2\d|3[01])\..*|\[.*\])$/i

function address(env: Env, apiKey: string | undefined, baseUrl: string | undefined) {
  // A self-hosted server handles one request at a time and may stay silent while others are ahead.
  const isOwn = baseUrl !== undefined && ownNetwork.test(new URL(baseUrl).hostname)
  // Self-hosted servers need no key, but the SDK insists on one.
  return { apiKey: apiKey ?? 'none', baseUrl, silenceMs: env.AI_SILENCE_MS ?? (isOwn ? undefined : usualSilenceMs) }
}

export function coachSettings(env: Env): CoachSettings {
  if (!env.OPENAI_API_KEY && !env.OPENAI_BASE_URL) return null
  const { AI_FALLBACK_API_KEY, AI_FALLBACK_BASE_URL, AI_FALLBACK_MODEL: model } = env
  return {
    ...address(env, env.OPENAI_API_KEY, env.OPENAI_BASE_URL),
    model: env.OPENAI_MODEL,
    callTimeoutMs: env.AI_CALL_TIMEOUT_MS,
    maxTokens: env.AI_MAX_TOKENS,
    second: hasSecond(env) && model ? { ...address(env, AI_FALLBACK_API_KEY, AI_FALLBACK_BASE_URL), model } : undefined,
  }
}

export function noModelWarning(env: Env): string | null {
  const isPaid = env.STRIPE_SECRET_KEY !== undefined && env.STRIPE_API_URL === undefined
  if (!isPaid || coachSettings(env) !== null) return null
  return 'Users pay for credits, but no AI model is connected: the built-in coach writes every answer. Set OPENAI_API_KEY, or OPENAI_BASE_URL with OPENAI_MODEL.'
}
