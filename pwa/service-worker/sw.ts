import { clientsClaim } from 'workbox-core'
import { createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'

declare const self: ServiceWorkerGlobalScope

/** Every screen is the one page; what the server answers itself is left to it. */
const screens = new NavigationRoute(createHandlerBoundToURL('/index.html'), {
  denylist: [/^\/api\//, /^\/openapi\.json$/, /^\/healthz$/, /^\/readyz$/],
})

/** The person said yes to the new version (pwa/platform/updates.ts). Other messages, such as Firebase's, are not for us. */
function takeOverWhenAsked(event: ExtendableMessageEvent) {
  if (event.data?.type === 'SKIP_WAITING') void self.skipWaiting()
}

precacheAndRoute(self.__WB_MANIFEST)
registerRoute(screens)
clientsClaim()
self.addEventListener('message', takeOverWhenAsked)
