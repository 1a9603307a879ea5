export interface StripeSettings {
  secretKey: string
  /** Without one no webhook is believed; the landing page and reconciliation do the crediting then. */
  webhookSecret?: string | undefined
  /** Where Stripe's protocol is spoken; its own servers by default. */
  apiUrl?: string | undefined
}

/** Whether a key belongs to the world of real money; restricted keys too. */
export const isLive = (key: string) => /^(sk|rk|pk)_live_/.test(key)
