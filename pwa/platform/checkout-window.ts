/** The specification's popup, in CSS pixels. */
const width = 800
const height = 600
const name = 'greenroom-checkout'

/** Set in the popup itself, where it survives the way to the payment provider and back; `window.opener` does not. */
const popupMark = 'greenroom:checkout-popup'

interface Place {
  matchMedia: typeof matchMedia
  navigator: Navigator & { standalone?: boolean }
}

/**
 * Phones, tablets and the installed app pay in the same window: popups there are tabs that nobody finds back from.
 * @param place the window, or a test's
 */
export function paysInThisWindow(place: Place = window): boolean {
  const installed = place.matchMedia('(display-mode: standalone)').matches || place.navigator.standalone === true
  return installed || !place.matchMedia('(hover: hover) and (pointer: fine)').matches
}

export interface CheckoutPopup {
  goTo(url: string): void
  close(): void
  isClosed(): boolean
}

/**
 * Opens the popup, empty but for a sentence. To be called inside the click, before anything is waited for: later, browsers block it.
 * @returns null when it was blocked
 */
export function openCheckoutPopup(waiting: string): CheckoutPopup | null {
  const left = Math.max(0, Math.round(screenX + (outerWidth - width) / 2))
  const top = Math.max(0, Math.round(screenY + (outerHeight - height) / 2))
  const popup = open('', name, `popup,width=${width},height=${height},left=${left},top=${top}`)
  if (!popup) return null
  try {
    popup.sessionStorage.setItem(popupMark, '1')
    popup.document.title = 'Greenroom'
    popup.document.body.textContent = waiting
  } catch {
    // The window of a checkout before, still at the payment provider: it is taken along.
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

/** How long a window that may close itself takes for it. */
const closesWithinMs = 300

/** Closes this window; where the browser does not let it, `otherwise` is done. */
export function closeThisWindow(otherwise: () => void): void {
  close()
  setTimeout(otherwise, closesWithinMs)
}

/** Leaves for the payment provider in this window. */
export function goToCheckout(url: string): void {
  location.assign(url)
}

/** Calls back when the person returns by the browser's back button to a page that was frozen on leaving. */
export function onReturn(came: () => void): () => void {
  const shown = (event: PageTransitionEvent) => {
    if (event.persisted) came()
  }
  addEventListener('pageshow', shown)
  return () => removeEventListener('pageshow', shown)
}
