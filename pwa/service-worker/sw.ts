import { clientsClaim } from 'workbox-core'
import { createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { sendOnSync, workerDeps } from '../media/uploads/send-on-sync.ts'
import { openWorkerSession } from '../platform/auth-in-worker.ts'
import { giveShared, receiveShare } from './shared.ts'

declare const self: ServiceWorkerGlobalScope

const notScreens = [/^\/api\//, /^\/openapi\.json$/, /^\/healthz$/, /^\/readyz$/]

function takeOver(event: ExtendableMessageEvent) {
  if (event.data?.type === 'SKIP_WAITING') void self.skipWaiting()
}

precacheAndRoute(self.__WB_MANIFEST)
// Every screen is the same page. Must follow the line above, which caches it.
registerRoute(new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: notScreens }))
registerRoute(({ url }) => url.pathname === '/shared', receiveShare, 'POST')
clientsClaim()
self.addEventListener('message', takeOver)
self.addEventListener('message', giveShared)
self.addEventListener('sync', sendOnSync({ openSession: openWorkerSession, ...workerDeps }))
