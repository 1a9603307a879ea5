import { createHmac } from 'node:crypto'

/**
 * The `Stripe-Signature` of a webhook, by Stripe's rule: HMAC-SHA256 over `<seconds>.<body>`. Written a second time on purpose: the
 * product checks it with the SDK.
 */
export function signatureOf(body: string, secret: string, atSeconds: number): string {
  return `t=${atSeconds},v1=${createHmac('sha256', secret).update(`${atSeconds}.${body}`).digest('hex')}`
}
