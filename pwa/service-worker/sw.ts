import { clientsClaim } from 'workbox-core'
import { createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { sendOnSync, workerDeps } from '../media/uploads/send-on-sync.ts'
import { openWorkerSession } from '../platform/auth-in-worker.ts'
import { giveShared, takeShare } from './shared.ts'

declare const self: ServiceWorkerGlobalScope

/** Paths that the server answers itself. */
const notScreens = [/^\/api\//, /^\/openapi\.json$/, /^\/healthz$/, /^\/readyz$/]

/** The person said yes to the new version (pwa/platform/updates.ts). Other messages, such as Firebase's, are not for us. */
function takeOverWhenAsked(event: ExtendableMessageEvent) {
  if (event.data?.type === 'SKIP_WAITING') void self.skipWaiting()
}

precacheAndRoute(self.__WB_MANIFEST)
// Every screen is the one page. After the line above: it asks for a page that is already on the shelf.
registerRoute(new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: notScreens }))
registerRoute(({ url }) => url.pathname === '/shared', takeShare, 'POST')
clientsClaim()
self.addEventListener('message', takeOverWhenAsked)
self.addEventListener('message', giveShared)
self.addEventListener('sync', sendOnSync({ openSession: openWorkerSession, ...workerDeps }))
