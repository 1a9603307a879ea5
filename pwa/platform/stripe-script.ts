import { loadScript } from './load-script.ts'

declare global {
  interface Window {
    Stripe?: (publishableKey: string) => unknown
  }
}

export async function loadStripeScript(publishableKey: string): Promise<void> {
  if (window.Stripe) return
  await loadScript('https://js.stripe.com/v3/').then(
    () => void window.Stripe?.(publishableKey),
    () => undefined,
  )
}
