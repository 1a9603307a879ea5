import { sendOnSync, workerDeps } from '../../../pwa/media/uploads/send-on-sync.ts'
import type { WorkerSession } from '../../../pwa/platform/auth-in-worker.ts'

interface Scope extends EventTarget {
  clients: { claim(): Promise<void> }
  skipWaiting(): Promise<void>
}
const scope = globalThis as unknown as Scope

async function openSession(): Promise<WorkerSession | null> {
  const uid = await (await caches.match('/person'))?.text()
  if (uid === undefined) return null
  return { uid, token: async ({ fresh }) => `${uid}.${fresh ? 1_000_000_000 : 0}`, close: async () => undefined }
}

scope.addEventListener('install', () => void scope.skipWaiting())
scope.addEventListener('activate', () => void scope.clients.claim())
scope.addEventListener('sync', sendOnSync({ openSession, notify: async () => undefined, ...workerDeps }))
