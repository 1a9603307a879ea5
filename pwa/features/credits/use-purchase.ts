import { useAtomValue } from 'jotai'
import { useState } from 'react'
import type { PackageType } from '../../../api/contract/prices.ts'
import { api } from '../../platform/api.ts'
import { type CheckoutPopup, goToCheckout, openCheckoutPopup, paysInThisWindow } from '../../platform/checkout-window.ts'
import { toast } from '../../ui/toast.ts'
import { standingAtom } from '../account/standing.ts'
import { noCheckoutUrl, noEmail, type PurchaseFault, purchaseFaultOf } from './purchase.ts'

type Buying =
  | { state: 'choosing'; fault: string | null }
  | { state: 'processing' }
  /** The popup shows the checkout. */
  | { state: 'elsewhere' }
  /** The browser allowed no popup: a link does what it could not. */
  | { state: 'blocked'; url: string }

const opening = 'Opening the secure checkout…'
const lookAgainEveryMs = 500

/** Calls back when the person closed the popup. */
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

/** What the purchase dialog's button does, and how far it is. */
export function usePurchase() {
  const standing = useAtomValue(standingAtom)
  const [buying, setBuying] = useState<Buying>({ state: 'choosing', fault: null })
  const sameWindow = paysInThisWindow()

  function fail({ title, description }: PurchaseFault) {
    setBuying({ state: 'choosing', fault: description })
    toast({ title, description, variant: 'destructive' })
  }

  async function buy(packageType: PackageType) {
    const email = standing.state === 'signed-in' ? standing.person.email : null
    if (!email) return fail(noEmail)
    const popup = sameWindow ? null : openCheckoutPopup(opening)
    setBuying({ state: 'processing' })
    try {
      const url = await checkoutUrl(email, packageType)
      if (sameWindow) return goToCheckout(url)
      if (!popup) return setBuying({ state: 'blocked', url })
      popup.goTo(url)
      setBuying({ state: 'elsewhere' })
      whenClosed(popup, () => setBuying({ state: 'choosing', fault: null }))
    } catch (error) {
      popup?.close()
      fail(purchaseFaultOf(error))
    }
  }

  return { buying, buy, sameWindow, startOver: () => setBuying({ state: 'choosing', fault: null }) }
}
