/** Called when a new version waits; `apply` lets it take over and reloads the page. */
type UpdateWaiting = (apply: () => void) => void

function whenInstalled(worker: ServiceWorker, then: () => void) {
  if (worker.state === 'installed') then()
  else worker.addEventListener('statechange', () => worker.state === 'installed' && then())
}

/** How often an app that stays open checks for a new version; browsers themselves check when a page loads. */
const checkEveryMs = 60 * 60_000

/** An installed app may stay open for weeks without ever loading its page. */
function checkOnReturn(registration: ServiceWorkerRegistration) {
  let checkedAtMs = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - checkedAtMs < checkEveryMs) return
    checkedAtMs = Date.now()
    // It fails without a connection.
    registration.update().catch(() => undefined)
  })
}

function switchTo(worker: ServiceWorker) {
  // Another tab has switched meanwhile, or a newer version replaced this one.
  if (worker.state !== 'installed') return location.reload()
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  worker.postMessage({ type: 'SKIP_WAITING' })
}

/** When another tab has switched versions, parts that this tab has not loaded yet are gone, so it offers a reload. */
function offerReloadAfterSwitch(onWaiting: UpdateWaiting) {
  // The very first version takes over a page without a worker.
  let hadWorker = navigator.serviceWorker.controller !== null
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (hadWorker) onWaiting(() => location.reload())
    hadWorker = true
  })
}

/**
 * Registers the service worker once the page has loaded. A new version installs beside the running one and waits: the person decides when
 * to switch.
 */
export async function watchForUpdates(onWaiting: UpdateWaiting): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  offerReloadAfterSwitch(onWaiting)
  // Downloading everything for offline use must not slow the first screen down.
  if (document.readyState !== 'complete') await new Promise((loaded) => addEventListener('load', loaded, { once: true }))
  // Some browsers refuse, for example in private windows: the app then works online only.
  const registration = await navigator.serviceWorker.register('/sw.js').catch((error: unknown) => {
    console.warn('No offline use:', error)
    return null
  })
  if (!registration) return
  checkOnReturn(registration)
  const offer = (worker: ServiceWorker) =>
    whenInstalled(worker, () => {
      // The very first version replaces nothing.
      if (navigator.serviceWorker.controller) onWaiting(() => switchTo(worker))
    })
  if (registration.waiting) offer(registration.waiting)
  registration.addEventListener('updatefound', () => registration.installing && offer(registration.installing))
}
