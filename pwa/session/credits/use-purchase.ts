import { useAtomValue } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import type { PackageType } from '../../../api/contract/prices.ts'
import { api } from '../../platform/api.ts'
import { type CheckoutPopup, goToCheckout, openCheckoutPopup, paysInThisWindow } from '../../platform/checkout-window.ts'
import { toast } from '../../ui/toast.ts'
import { authStateAtom } from '../account/auth-state.ts'
import { noCheckoutUrl, noEmail, type PurchaseFault, purchaseFaultOf } from './purchase.ts'
import { useRefreshCredits } from './use-credits.ts'

type Buying =
  | { state: 'choosing'; fault: string | null }
  | { state: 'processing' }
  /** This window should have left for the checkout and is still here: the person stayed to save something, or the way is slow. */
  | { state: 'still-here'; url: string }

const opening = 'Opening the secure checkout…'
const lookAgainEveryMs = 500
/** A page that leaves is gone by then, except on slow lines. */
const leavesWithinMs = 4_000

/** What was paid in a popup that is closed before its last page is told by the payment provider within seconds. */
const looksAfterMs = [0, 2_000, 8_000]

/** Calls back when the popup was closed, by the person or by its own button. */
function whenClosed(popup: CheckoutPopup, closed: () => void) {
  const timer = setInterval(() => {
    if (!popup.isClosed()) return
    clearInterval(timer)
    closed()
  }, lookAgainEveryMs)
}

async function checkoutUrl(email: string, packageType: PackageType): Promise<string> {
  const { url } = await (await api['create-checkout-session'].$post({ json: { email, packageType } })).json()
  if (!url) throw new Error(noCheckoutUrl)
  return url
}

/**
 * What the purchase dialog's button does, and how far it is.
 * @param close the dialog, once the popup shows the checkout
 */
export function usePurchase(close: () => void) {
  const authState = useAtomValue(authStateAtom)
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

  function leave(url: string) {
    goToCheckout(url)
    // Not over a fresh start: a page that comes back from the browser's cache goes on with its timers.
    const stayed = (now: Buying): Buying => (now.state === 'processing' ? { state: 'still-here', url } : now)
    setTimeout(() => setBuying(stayed), leavesWithinMs)
  }

  function payIn(popup: CheckoutPopup, url: string) {
    if (popup.isClosed()) return startOver()
    popup.goTo(url)
    whenClosed(popup, () => {
      for (const waitMs of looksAfterMs) setTimeout(() => void refresh(), waitMs)
    })
    toast({
      title: 'Payment page opened',
      description: 'It is in another window. Your credits appear here as soon as it is paid.',
    })
    close()
  }

  async function buy(packageType: PackageType) {
    const email = authState.state === 'signed-in' ? authState.person.email : null
    if (!email) return fail(noEmail)
    const popup = sameWindow ? null : openCheckoutPopup(opening)
    setBuying({ state: 'processing' })
    try {
      const url = await checkoutUrl(email, packageType)
      // The dialog was closed meanwhile: that is a no.
      if (!isOpen.current) popup?.close()
      else if (popup) payIn(popup, url)
      else leave(url)
    } catch (error) {
      popup?.close()
      fail(purchaseFaultOf(error))
    }
  }

  return { buying, buy, sameWindow, startOver }
}
