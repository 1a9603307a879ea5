import { loadScript } from './load-script.ts'

declare global {
  interface Window {
    Stripe?: (publishableKey: string) => unknown
  }
}

let loading: Promise<void> | null = null

export function loadStripeScript(publishableKey: string): Promise<void> {
  loading ??= loadScript('https://js.stripe.com/v3/').then(
    () => void window.Stripe?.(publishableKey),
    () => {
      loading = null
    },
  )
  return loading
}
