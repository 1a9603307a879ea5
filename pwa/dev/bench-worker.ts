import { emptyTheOutbox } from '../outbox/empty-the-outbox.ts'

/** The worker's half of the workbench: only what sends. */
interface Scope extends EventTarget {
  clients: {
    matchAll(options: { type: 'window' }): Promise<readonly { postMessage(message: unknown, transfer: Transferable[]): void }[]>
    claim(): Promise<void>
  }
  skipWaiting(): Promise<void>
}
const scope = globalThis as unknown as Scope
const doors = { pages: () => scope.clients.matchAll({ type: 'window' }) }

scope.addEventListener('install', () => void scope.skipWaiting())
scope.addEventListener('activate', () => void scope.clients.claim())
scope.addEventListener('sync', emptyTheOutbox(doors))
