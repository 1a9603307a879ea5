import { loadScript } from './load-script.ts'

declare global {
  interface Window {
    Stripe?: (publishableKey: string) => unknown
  }
}

let loading: Promise<void> | null = null

/**
 * Loads the payment provider's script, once, so that it can tell people from bots before the checkout. Buying works without it, so nobody
 * needs to know when it fails to load.
 */
export function loadStripeScript(publishableKey: string): Promise<void> {
  loading ??= loadScript('https://js.stripe.com/v3/').then(
    () => void window.Stripe?.(publishableKey),
    () => {
      loading = null
    },
  )
  return loading
}
