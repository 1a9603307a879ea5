import type { Env } from '../env.ts'
import { coachSettings } from './coach-settings.ts'

/**
 * What the operator must know when people pay real money and no AI model is connected.
 * @returns a sentence, or null where a model is connected or nobody pays
 */
export function noModelWarning(env: Env): string | null {
  const isPaid = env.STRIPE_SECRET_KEY !== undefined && env.STRIPE_API_URL === undefined
  if (!isPaid || coachSettings(env) !== null) return null
  return 'People pay for credits here, but no AI model is connected: the built-in coach writes every answer. Set OPENAI_API_KEY, or OPENAI_BASE_URL with OPENAI_MODEL.'
}
