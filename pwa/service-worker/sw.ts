import { clientsClaim } from 'workbox-core'
import { createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { sendOnSync, workerDeps } from '../media/uploads/send-on-sync.ts'
import { openWorkerSession } from '../platform/auth-in-worker.ts'

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
self.addEventListener('sync', sendOnSync({ openSession: openWorkerSession, notify: notifyOfFeedback, ...workerDeps }))
self.addEventListener('notificationclick', (event) => event.waitUntil(openFrom(event.notification)))

/** In memory only, because a job ad is private. */
let shared: { text: string; file: File | null } | null = null

/** Handles the share sheet's POST to /shared (manifest: `share_target`). The text goes neither to the server nor into a URL. */
async function receiveShare({ request }: { request: Request }): Promise<Response> {
  const form = await request.formData()
  const texts = ['title', 'text', 'url']
    .map((name) => form.get(name))
    .filter((value) => typeof value === 'string' && value !== '')
  const file = form.get('resume')
  shared = { text: texts.join('\n'), file: file instanceof File && file.size > 0 ? file : null }
  return Response.redirect('/analysis?shared', 303)
}

function giveShared(event: ExtendableMessageEvent) {
  if (event.data?.type !== 'GIVE_SHARED') return
  event.ports[0]?.postMessage(shared)
  shared = null
}

/** Says that feedback is there, without a word of it, unless a page is in sight. */
async function notifyOfFeedback() {
  if (Notification.permission !== 'granted') return
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (pages.some(({ visibilityState }) => visibilityState === 'visible')) return
  const body = 'Open Greenroom to see it.'
  await self.registration.showNotification('Your feedback is ready', { body, tag: 'feedback', icon: '/icons/icon-192.png' })
}

async function openFrom(notification: Notification) {
  notification.close()
  const [page] = await self.clients.matchAll({ type: 'window' })
  await (page ? page.focus() : self.clients.openWindow('/'))
}
