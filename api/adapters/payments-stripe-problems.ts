import Stripe from 'stripe'
import { Problem } from '../problem.ts'

/**
 * Turns Stripe's errors into problems. Their messages may quote users, so only type and code are logged.
 * @param what completes "could not …" in the log
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
