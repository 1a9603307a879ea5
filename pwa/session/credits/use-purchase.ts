import { useAtomValue } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import type { PackageType } from '../../../api/contract/prices.ts'
import { api } from '../../platform/api.ts'
import { goToCheckout, openCheckoutPopup, paysInThisWindow } from '../../platform/checkout-window.ts'
import { toast } from '../../ui/toast.ts'
import { userAtom } from '../auth/auth-state.ts'
import { noCheckoutUrl, noEmail, type PurchaseFault, purchaseFaultOf } from './purchase.ts'
import { useRefreshCredits } from './use-credits.ts'

type Buying =
  | { state: 'choosing'; fault: string | null }
  | { state: 'processing' }
  /** The page has not left for the checkout: the user stayed to save something, or the connection is slow. */
  | { state: 'still-here'; url: string }

const opening = 'Opening the secure checkout…'
const checkClosedEveryMs = 500
/** Only slow connections take longer. */
const leavesWithinMs = 4_000

/** The payment provider reports within seconds, so the balance is fetched at these times after the popup closes. */
const refreshAfterMs = [0, 2_000, 8_000]

function whenClosed(popup: Window, closed: () => void) {
  const timer = setInterval(() => {
    if (!popup.closed) return
    clearInterval(timer)
    closed()
  }, checkClosedEveryMs)
}

async function checkoutUrl(email: string, packageType: PackageType): Promise<string> {
  const { url } = await (await api['create-checkout-session'].$post({ json: { email, packageType } })).json()
  if (!url) throw new Error(noCheckoutUrl)
  return url
}

/** `close` is called once the popup shows the checkout. */
export function usePurchase(close: () => void) {
  const email = useAtomValue(userAtom)?.email
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
    // Only while processing: a page from the back/forward cache keeps its timers.
    const stayed = (now: Buying): Buying => (now.state === 'processing' ? { state: 'still-here', url } : now)
    setTimeout(() => setBuying(stayed), leavesWithinMs)
  }

  function payIn(popup: Window, url: string) {
    if (popup.closed) return startOver()
    popup.location.href = url
    popup.focus()
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
      // Closing the dialog meanwhile cancels.
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
