import { closeThisWindow, isCheckoutPopup } from '../../platform/checkout-window.ts'
import { announcePurchase } from '../../platform/purchase-events.ts'

/** Back to home. In the checkout's popup, closes it instead; `goHome` runs if this is not the popup or cannot be closed. */
export function leaveCheckout(goHome: () => void): void {
  if (!isCheckoutPopup()) {
    goHome()
    return
  }
  announcePurchase({ type: 'popup-was-done' })
  window.opener?.focus()
  closeThisWindow(goHome)
}
