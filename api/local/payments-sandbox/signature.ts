import { createHmac } from 'node:crypto'

/**
 * Stripe's webhook signature: HMAC-SHA256 over `<seconds>.<body>`. Implemented independently on purpose, since the product verifies it with the SDK.
 */
export function signatureOf(body: string, secret: string, atSeconds: number): string {
  return `t=${atSeconds},v1=${createHmac('sha256', secret).update(`${atSeconds}.${body}`).digest('hex')}`
}
