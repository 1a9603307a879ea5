import { atom, getDefaultStore, useAtomValue } from 'jotai'

/** Chromium's install prompt; no type library knows it. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>
}

/** `prompt`: the browser asks. `by-hand`: the person does it in Safari's share menu. `none`: installed already, or not possible. */
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

/** Whether this is an app installed on an iPhone or iPad. */
export const isInstalledOnApple = () => 'standalone' in navigator && navigator.standalone === true

export const isInstalled = () => matchMedia('(display-mode: standalone)').matches || isInstalledOnApple()

const promptAtom = atom<InstallPrompt | null>(null)
const store = getDefaultStore()

/** Keeps the browser's install prompt for the account menu. Call it at the start: the prompt comes once, and early. */
export function watchForInstall() {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    store.set(promptAtom, event as InstallPrompt)
  })
  addEventListener('appinstalled', () => store.set(promptAtom, null))
}

const offeredKey = 'greenroom:install-offered'

/** Whether installing was offered on this device before. */
export const wasInstallOffered = () => localStorage.getItem(offeredKey) !== null
export const rememberInstallOffer = () => localStorage.setItem(offeredKey, '1')

/** Whether this visit has brought a result: nobody installs what has not helped them yet. */
export const hasResultAtom = atom(false)

/** How this app can be installed here, kept up to date. */
export function useInstallWay(): InstallWay {
  const hasPrompt = useAtomValue(promptAtom) !== null
  return installWayOf({ isInstalled: isInstalled(), hasPrompt, isSafariOnApple: isSafariOnApple() })
}

/** Shows the browser's install prompt. It can be shown only once. */
export async function askToInstall(): Promise<void> {
  const prompt = store.get(promptAtom)
  store.set(promptAtom, null)
  await prompt?.prompt()
}
