import { useSyncExternalStore } from 'react'

/** Chromium's offer to install; no type library knows it. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>
}

/** `prompt`: the browser asks by itself. `by-hand`: the person does it in Safari's share menu. `none`: installed, or not possible. */
export type InstallWay = 'prompt' | 'by-hand' | 'none'

/** What of the browser tells whether the app can be installed; handed in so that a test can say it. */
export interface InstallPlace {
  isInstalled: boolean
  hasOffer: boolean
  /** Safari on iPhone and iPad is the only one with `navigator.standalone`; it makes no offer. */
  isSafariOnApple: boolean
}

export function installWayOf({ isInstalled, hasOffer, isSafariOnApple }: InstallPlace): InstallWay {
  if (isInstalled) return 'none'
  if (hasOffer) return 'prompt'
  return isSafariOnApple ? 'by-hand' : 'none'
}

let offer: InstallOffer | null = null
const listeners = new Set<() => void>()

function setOffer(next: InstallOffer | null) {
  offer = next
  for (const tell of listeners) tell()
}

/** Keeps the browser's offer for the account menu. Call it at the start: the offer comes once, and early. */
export function watchForInstall() {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    setOffer(event as InstallOffer)
  })
  addEventListener('appinstalled', () => setOffer(null))
}

function wayNow(): InstallWay {
  const onApple = 'standalone' in navigator
  const isInstalled =
    matchMedia('(display-mode: standalone)').matches || ('standalone' in navigator && navigator.standalone === true)
  return installWayOf({ isInstalled, hasOffer: offer !== null, isSafariOnApple: onApple })
}

function onOffer(tell: () => void) {
  listeners.add(tell)
  return () => listeners.delete(tell)
}

/** How this app can be installed here, kept up to date. */
export const useInstallWay = (): InstallWay => useSyncExternalStore(onOffer, wayNow)

/** Shows the browser's question. An offer holds for one question. */
export async function askToInstall(): Promise<void> {
  const asking = offer
  setOffer(null)
  await asking?.prompt()
}
