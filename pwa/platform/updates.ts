/** Tells when a new version waits; `apply` lets it take over and loads the page anew. */
export type UpdateWaiting = (apply: () => void) => void

function whenInstalled(worker: ServiceWorker, then: () => void) {
  if (worker.state === 'installed') then()
  else worker.addEventListener('statechange', () => worker.state === 'installed' && then())
}

/** How often an app that stays open asks for a new version; browsers themselves ask when a page is loaded. */
const asksEveryMs = 60 * 60_000

/** An installed app is put away and taken out for weeks without ever loading its page. */
function askOnReturn(registration: ServiceWorkerRegistration) {
  let askedAtMs = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - askedAtMs < asksEveryMs) return
    askedAtMs = Date.now()
    // Without a connection there is nothing new.
    registration.update().catch(() => undefined)
  })
}

function changeOver(worker: ServiceWorker) {
  // Another tab did it meanwhile, or a still newer version took its place.
  if (worker.state !== 'installed') return location.reload()
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  worker.postMessage({ type: 'SKIP_WAITING' })
}

/** When another tab changes over, what this one has not loaded yet is gone: it asks too, and for a reload only. */
function offerWhenTakenOver(onWaiting: UpdateWaiting) {
  // The very first version takes over a page that had none.
  let hadOne = navigator.serviceWorker.controller !== null
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (hadOne) onWaiting(() => location.reload())
    hadOne = true
  })
}

/**
 * Registers the service worker once the page is loaded. A new version installs beside the running one and waits: the person
 * decides when to change over, never in the middle of a recording.
 */
export async function watchForUpdates(onWaiting: UpdateWaiting): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  offerWhenTakenOver(onWaiting)
  // Fetching everything for offline use must not compete with the first screen.
  if (document.readyState !== 'complete') await new Promise((loaded) => addEventListener('load', loaded, { once: true }))
  // Some browsers refuse it, in private windows for example: the app then works online only.
  const registration = await navigator.serviceWorker.register('/sw.js').catch((error: unknown) => {
    console.warn('No offline use:', error)
    return null
  })
  if (!registration) return
  askOnReturn(registration)
  const offer = (worker: ServiceWorker) =>
    whenInstalled(worker, () => {
      // The very first version has nothing to replace.
      if (navigator.serviceWorker.controller) onWaiting(() => changeOver(worker))
    })
  if (registration.waiting) offer(registration.waiting)
  registration.addEventListener('updatefound', () => registration.installing && offer(registration.installing))
}
