import { useAtomValue } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import type { PackageType } from '../../../api/contract/prices.ts'
import { api } from '../../platform/api.ts'
import { type CheckoutPopup, goToCheckout, openCheckoutPopup, paysInThisWindow } from '../../platform/checkout-window.ts'
import { toast } from '../../ui/toast.ts'
import { personAtom } from '../auth/auth-state.ts'
import { noCheckoutUrl, noEmail, type PurchaseFault, purchaseFaultOf } from './purchase.ts'
import { useRefreshCredits } from './use-credits.ts'

type Buying =
  | { state: 'choosing'; fault: string | null }
  | { state: 'processing' }
  /** This window has not left for the checkout: the person stayed to save something, or the connection is slow. */
  | { state: 'still-here'; url: string }

const opening = 'Opening the secure checkout…'
const checkClosedEveryMs = 500
/** By then the page has left, except on slow connections. */
const leavesWithinMs = 4_000

/** When the popup closes before its last page, the payment provider reports the payment within seconds: the balance is fetched after these. */
const refreshAfterMs = [0, 2_000, 8_000]

/** Calls back when the popup is closed, by the person or by its own button. */
function whenClosed(popup: CheckoutPopup, closed: () => void) {
  const timer = setInterval(() => {
    if (!popup.isClosed()) return
    clearInterval(timer)
    closed()
  }, checkClosedEveryMs)
}

async function checkoutUrl(email: string, packageType: PackageType): Promise<string> {
  const { url } = await (await api['create-checkout-session'].$post({ json: { email, packageType } })).json()
  if (!url) throw new Error(noCheckoutUrl)
  return url
}

/**
 * What the purchase dialog's button does, and the state of the purchase.
 * @param close closes the dialog once the popup shows the checkout
 */
export function usePurchase(close: () => void) {
  const email = useAtomValue(personAtom)?.email
  const refresh = useRefreshCredits()
  const [buying, setBuying] = useState<Buying>({ state: 'choosing', fault: null })
  const sameWindow = paysInThisWindow()
  const isOpen = useRef(false)
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
    }
  }, [])

  function fail({ title, description }: PurchaseFault) {
    setBuying({ state: 'choosing', fault: description })
    toast({ title, description, variant: 'destructive' })
  }

  const startOver = () => setBuying({ state: 'choosing', fault: null })

  async function leave(url: string) {
    await import('../../platform/kept-draft.ts').then(
      ({ keepResumeForReturn }) => keepResumeForReturn(),
      () => undefined,
    )
    goToCheckout(url)
    // Only while still processing: a page restored from the browser's cache keeps its timers.
    const stayed = (now: Buying): Buying => (now.state === 'processing' ? { state: 'still-here', url } : now)
    setTimeout(() => setBuying(stayed), leavesWithinMs)
  }

  function payIn(popup: CheckoutPopup, url: string) {
    if (popup.isClosed()) return startOver()
    popup.goTo(url)
    whenClosed(popup, () => {
      for (const waitMs of refreshAfterMs) setTimeout(() => void refresh(), waitMs)
    })
    toast({
      title: 'Payment page opened',
      description: 'It is in another window. Your credits appear here as soon as you have paid.',
    })
    close()
  }

  async function buy(packageType: PackageType) {
    if (!email) return fail(noEmail)
    const popup = sameWindow ? null : openCheckoutPopup(opening)
    setBuying({ state: 'processing' })
    try {
      const url = await checkoutUrl(email, packageType)
      // Closing the dialog meanwhile means no.
      if (!isOpen.current) popup?.close()
      else if (popup) payIn(popup, url)
      else await leave(url)
    } catch (error) {
      popup?.close()
      fail(purchaseFaultOf(error))
    }
  }

  return { buying, buy, sameWindow, startOver }
}
