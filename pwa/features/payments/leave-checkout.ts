import { closeThisWindow, isCheckoutPopup } from '../../platform/checkout-window.ts'
import { announcePurchase } from '../../platform/purchase-events.ts'

/**
 * Goes back to the dashboard. The checkout's popup closes, and the window that opened it comes to the front.
 * @param goHome called when this is not the popup, or the browser does not let it close
 */
export function leaveCheckout(goHome: () => void): void {
  if (!isCheckoutPopup()) {
    goHome()
    return
  }
  announcePurchase({ type: 'popup-was-done' })
  window.opener?.focus()
  closeThisWindow(goHome)
}
