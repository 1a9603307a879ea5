import type { Env } from '../env.ts'
import { hasSecond } from '../env.ts'
import type { ModelSettings } from './model/model.ts'

/** Plain data, so that it can be sent to another process. Null is the built-in coach. */
export type CoachSettings = Omit<ModelSettings, 'turn' | 'onCall'> | null

/** Hosted servers handle requests in parallel, so a silent one is in trouble. */
const usualSilenceMs = 20_000
/** Loopback, private networks, and names without a dot, as containers have. */
const ownNetwork =
  /^(?:localhost|[^.]+|.*\.(?:local|localhost|internal|lan)|127\..*|10\..*|192\.168\..*|172\.(?:1[6-9]|2\d|3[01])\..*|\[.*\])$/i

/** A self-hosted server handles one request at a time, so it may be silent while others are ahead; hosted ones get `usualSilenceMs`. */
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

/** Warns the operator if users pay real money and no AI model is connected; null otherwise. */
export function noModelWarning(env: Env): string | null {
  const isPaid = env.STRIPE_SECRET_KEY !== undefined && env.STRIPE_API_URL === undefined
  if (!isPaid || coachSettings(env) !== null) return null
  return 'Users pay for credits, but no AI model is connected: the built-in coach writes every answer. Set OPENAI_API_KEY, or OPENAI_BASE_URL with OPENAI_MODEL.'
}
