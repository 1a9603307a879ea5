const address = 'https://js.stripe.com/v3/'

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
  loading ??= new Promise((resolve) => {
    const script = document.createElement('script')
    script.src = address
    script.async = true
    script.onload = () => {
      window.Stripe?.(publishableKey)
      resolve()
    }
    script.onerror = () => {
      loading = null
      resolve()
    }
    document.head.append(script)
  })
  return loading
}
