import { Workbox } from 'workbox-window'

/** Browsers check when a page loads, but an installed app may stay open for weeks. */
const checkEveryMs = 60 * 60_000

/** Registers the service worker. A new version waits until the user accepts it; `apply` switches to it and reloads. */
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
    // Another tab switched, so scripts this tab has not loaded yet are gone. It may be busy, so only offer a reload.
    if (isSwitching) reload()
    else if (hadVersion) onWaiting(reload)
    hadVersion = true
  })
  // Refused in some private windows: the app then works online only.
  const registration = await worker.register().catch((error: unknown) => console.warn('No offline use:', error))
  if (!registration) return
  let checkedAtMs = Date.now()
  document.addEventListener('visibilitychange', async () => {
    if (document.hidden || Date.now() - checkedAtMs < checkEveryMs) return
    checkedAtMs = Date.now()
    await worker.update().catch(() => undefined)
    if (registration.waiting) offer()
  })
}
