import Stripe from 'stripe'
import { Problem } from '../problem.ts'

/**
 * Runs a call; Stripe's errors become problems. Its messages may quote people, so the log gets type and code only.
 * @param what for the log: "could not <what>"
 */
export async function translated<T>(what: string, call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error
    if (error.code === 'email_invalid') {
      throw new Problem('bad_request', { message: 'Please log in with a valid email to purchase credits' })
    }
    throw new Problem('unavailable', { log: `Stripe could not ${what}: ${error.type} ${error.code ?? ''}`, retryAfterSeconds: 5 })
  }
}
