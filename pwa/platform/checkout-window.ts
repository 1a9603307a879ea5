import { isInstalled } from './install.ts'

/** The popup's size in CSS pixels. */
const width = 800
const height = 600
const name = 'greenroom-checkout'

/** Set in the popup itself, where it survives the trip to the payment provider and back; `window.opener` does not. */
const popupMark = 'greenroom:checkout-popup'

/** Phones, tablets and the installed app pay in the same window: a popup there is a tab that people do not find their way back from. */
export function paysInThisWindow(): boolean {
  return isInstalled() || !matchMedia('(hover: hover) and (pointer: fine)').matches
}

export interface CheckoutPopup {
  goTo(url: string): void
  close(): void
  isClosed(): boolean
}

/**
 * Opens the popup with a sentence in it. Call it in the click handler, before awaiting anything: later, browsers block it.
 * @returns null when it was blocked
 */
export function openCheckoutPopup(sentence: string): CheckoutPopup | null {
  const left = Math.max(0, Math.round(screenX + (outerWidth - width) / 2))
  const top = Math.max(0, Math.round(screenY + (outerHeight - height) / 2))
  const popup = open('', name, `popup,width=${width},height=${height},left=${left},top=${top}`)
  if (!popup) return null
  try {
    popup.sessionStorage.setItem(popupMark, '1')
    popup.document.title = 'Greenroom'
    popup.document.body.textContent = sentence
  } catch {
    // The popup of an earlier checkout is still on the payment provider's page: it is reused.
  }
  return {
    goTo(url) {
      popup.location.href = url
      popup.focus()
    },
    close: () => popup.close(),
    isClosed: () => popup.closed,
  }
}

/** Whether this window is the popup of a checkout. */
export const isCheckoutPopup = (): boolean => sessionStorage.getItem(popupMark) !== null

/** How long a window that may close itself takes to do so. */
const closesWithinMs = 300

/** Closes this window; if the browser does not allow that, calls `otherwise`. */
export function closeThisWindow(otherwise: () => void): void {
  close()
  setTimeout(otherwise, closesWithinMs)
}

/** Goes to the payment provider in this window. */
export function goToCheckout(url: string): void {
  location.assign(url)
}

/** Calls back when the person returns with the browser's back button to a page that it had frozen. */
export function onReturn(returned: () => void): () => void {
  const shown = (event: PageTransitionEvent) => {
    if (event.persisted) returned()
  }
  addEventListener('pageshow', shown)
  return () => removeEventListener('pageshow', shown)
}
