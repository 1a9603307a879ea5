import { closeThisWindow, isCheckoutPopup } from '../../platform/checkout-window.ts'
import { announcePurchase } from '../../platform/purchase-events.ts'

/**
 * What the way back to the dashboard does: the checkout's popup closes, and the window that opened it comes to the front. A browser
 * that lets no window close itself gets the dashboard here.
 * @param goHome where there is no popup, or it stays
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
