import { atom, getDefaultStore, useAtomValue } from 'jotai'

interface InstallPrompt extends Event {
  prompt(): Promise<unknown>
}

/** `by-hand`: through Safari's share menu. `none`: already installed, or not possible. */
type InstallWay = 'prompt' | 'by-hand' | 'none'

interface InstallFacts {
  isInstalled: boolean
  hasPrompt: boolean
  isSafariOnApple: boolean
}

export function installWayOf({ isInstalled, hasPrompt, isSafariOnApple }: InstallFacts): InstallWay {
  if (isInstalled) return 'none'
  if (hasPrompt) return 'prompt'
  return isSafariOnApple ? 'by-hand' : 'none'
}

/** Only Safari on iPhone and iPad has `navigator.standalone`: https://developer.apple.com/documentation/webkitjs/navigator */
const isSafariOnApple = () => 'standalone' in navigator

export const isInstalledOnApple = () => 'standalone' in navigator && navigator.standalone === true

export const isInstalled = () => matchMedia('(display-mode: standalone)').matches || isInstalledOnApple()

const promptAtom = atom<InstallPrompt | null>(null)
const store = getDefaultStore()

/** Keeps the browser's install prompt for later. Call it at startup: the event fires once, and early. */
export function watchForInstall() {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    store.set(promptAtom, event as InstallPrompt)
  })
  addEventListener('appinstalled', () => store.set(promptAtom, null))
}

const offeredKey = 'greenroom:install-offered'

export const wasInstallOffered = () => localStorage.getItem(offeredKey) !== null
export const rememberInstallOffer = () => localStorage.setItem(offeredKey, '1')

/** Installing is offered only after a first result. */
export const hasResultAtom = atom(false)

export function useInstallWay(): InstallWay {
  const hasPrompt = useAtomValue(promptAtom) !== null
  return installWayOf({ isInstalled: isInstalled(), hasPrompt, isSafariOnApple: isSafariOnApple() })
}

export async function askToInstall(): Promise<void> {
  const prompt = store.get(promptAtom)
  store.set(promptAtom, null)
  await prompt?.prompt()
}
