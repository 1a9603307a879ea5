/** Tells when a new version waits; `apply` lets it take over and loads the page anew. */
export type UpdateWaiting = (apply: () => void) => void

function whenInstalled(worker: ServiceWorker, then: () => void) {
  if (worker.state === 'installed') then()
  else worker.addEventListener('statechange', () => worker.state === 'installed' && then())
}

/**
 * Registers the service worker once the page is loaded. A new version installs beside the running one and waits: the person
 * decides when to change over, never in the middle of a recording.
 */
export async function watchForUpdates(onWaiting: UpdateWaiting): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  // Fetching everything for offline use must not compete with the first screen.
  if (document.readyState !== 'complete') await new Promise((loaded) => addEventListener('load', loaded, { once: true }))
  // Some browsers refuse it, in private windows for example: the app then works online only.
  const registration = await navigator.serviceWorker.register('/sw.js').catch((error: unknown) => {
    console.warn('No offline use:', error)
    return null
  })
  if (!registration) return
  const offer = (worker: ServiceWorker) =>
    whenInstalled(worker, () => {
      // The very first version has nothing to replace.
      if (!navigator.serviceWorker.controller) return
      onWaiting(() => {
        navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
        worker.postMessage({ type: 'SKIP_WAITING' })
      })
    })
  if (registration.waiting) offer(registration.waiting)
  registration.addEventListener('updatefound', () => registration.installing && offer(registration.installing))
}
