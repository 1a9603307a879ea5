import type { Env } from '../env.ts'
import { coachSettings } from './coach-settings.ts'

/** Warns the operator if users pay real money and no AI model is connected; null otherwise. */
export function noModelWarning(env: Env): string | null {
  const isPaid = env.STRIPE_SECRET_KEY !== undefined && env.STRIPE_API_URL === undefined
  if (!isPaid || coachSettings(env) !== null) return null
  return 'People pay for credits here, but no AI model is connected: the built-in coach writes every answer. Set OPENAI_API_KEY, or OPENAI_BASE_URL with OPENAI_MODEL.'
}
