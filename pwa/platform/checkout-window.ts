import { isInstalled } from './install.ts'

const width = 800
const height = 600
const name = 'greenroom-checkout'

/** Stored in the popup, where it survives the trip to the payment provider; `window.opener` does not. */
const popupMark = 'greenroom:checkout-popup'

/** On phones, tablets and in the installed app, a popup is a tab that is hard to get back from. */
export function paysInThisWindow(): boolean {
  return isInstalled() || !matchMedia('(hover: hover) and (pointer: fine)').matches
}

/** Call it in the click handler before awaiting anything, or browsers block it. Null when blocked. */
export function openCheckoutPopup(sentence: string): Window | null {
  const left = Math.max(0, Math.round(screenX + (outerWidth - width) / 2))
  const top = Math.max(0, Math.round(screenY + (outerHeight - height) / 2))
  const popup = open('', name, `popup,width=${width},height=${height},left=${left},top=${top}`)
  if (!popup) return null
  try {
    popup.sessionStorage.setItem(popupMark, '1')
    popup.document.title = 'Greenroom'
    popup.document.body.textContent = sentence
  } catch {
    // An earlier checkout left this popup on the payment provider's page: reuse it.
  }
  return popup
}

export const isCheckoutPopup = (): boolean => sessionStorage.getItem(popupMark) !== null

const closesWithinMs = 300

export function closeThisWindow(otherwise: () => void): void {
  close()
  setTimeout(otherwise, closesWithinMs)
}

const beganMark = 'greenroom:checkout-began'

export function goToCheckout(url: string): void {
  sessionStorage.setItem(beganMark, location.pathname + location.search)
  location.assign(url)
}

/** Where the checkout of this window was opened; null for home. */
export function whereCheckoutBegan(): string | null {
  const began = sessionStorage.getItem(beganMark)
  return began === '/' ? null : began
}

/** Calls back when Back returns to a page from the back/forward cache. */
export function onReturn(returned: () => void): () => void {
  const shown = (event: PageTransitionEvent) => {
    if (event.persisted) returned()
  }
  addEventListener('pageshow', shown)
  return () => removeEventListener('pageshow', shown)
}
