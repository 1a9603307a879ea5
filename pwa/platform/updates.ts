import { Workbox } from 'workbox-window'

/** Browsers check for a new version when a page loads; an installed app may stay open for weeks. */
const checkEveryMs = 60 * 60_000

/**
 * Registers the service worker once the page has loaded. A new version installs beside the running one and waits until the user accepts it.
 * @param onWaiting called when a new version waits; `apply` switches to it and reloads the page
 */
export async function watchForUpdates(onWaiting: (apply: () => void) => void): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const worker = new Workbox('/sw.js')
  let hadVersion = navigator.serviceWorker.controller !== null
  let isSwitching = false
  const reload = () => location.reload()
  const offer = () => {
    if (!navigator.serviceWorker.controller) return
    onWaiting(() => {
      isSwitching = true
      worker.messageSkipWaiting()
    })
  }
  worker.addEventListener('waiting', offer)
  worker.addEventListener('controlling', () => {
    // Another tab may have switched: parts that this one has not loaded yet are gone, but it may be busy, so it only offers a reload.
    if (isSwitching) reload()
    else if (hadVersion) onWaiting(reload)
    hadVersion = true
  })
  // Some browsers refuse, for example in private windows: the app then works online only.
  const registration = await worker.register().catch((error: unknown) => console.warn('No offline use:', error))
  if (!registration) return
  let checkedAtMs = Date.now()
  document.addEventListener('visibilitychange', async () => {
    if (document.hidden || Date.now() - checkedAtMs < checkEveryMs) return
    checkedAtMs = Date.now()
    // It fails without a connection.
    await worker.update().catch(() => undefined)
    if (registration.waiting) offer()
  })
}
