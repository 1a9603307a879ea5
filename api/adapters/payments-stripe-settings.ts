export interface StripeSettings {
  secretKey: string
  /** Without it no webhook is accepted; the success page and reconciliation credit purchases. */
  webhookSecret?: string | undefined
  apiUrl?: string | undefined
}

export const isLive = (key: string) => /^(sk|rk|pk)_live_/.test(key)
