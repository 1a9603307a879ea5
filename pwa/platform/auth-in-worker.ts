import { deleteApp, initializeApp } from '@firebase/app'
import { connectAuthEmulator, indexedDBLocalPersistence, initializeAuth } from '@firebase/auth'
import type { PublicConfig } from '../../api/contract/config.ts'

/** The person who is signed in on this device, as a worker sees them. */
export interface WorkerSession {
  uid: string
  /** A bearer token, or null when this person is signed in no longer. Rejects without a connection when the last one has expired. */
  token(options: { fresh: boolean }): Promise<string | null>
  close(): Promise<void>
}

/** The page keeps the last answer in localStorage, which a worker has not; it runs only where there is a connection to ask. */
async function identityNow(): Promise<PublicConfig['identity']> {
  const response = await fetch('/api/config')
  if (!response.ok) throw new Error(`/api/config: ${response.status}`)
  return ((await response.json()) as PublicConfig).identity
}

/**
 * Reads who is signed in from where the page's SDK keeps it; null when nobody is. A session is for one round of sending: opened anew each time, it
 * never remembers somebody who has left.
 * @throws Error without a connection
 */
export async function openWorkerSession(): Promise<WorkerSession | null> {
  const { apiKey, authDomain, projectId, emulatorUrl } = await identityNow()
  // The app must have the page's name, which is part of the key under which the SDK keeps the person.
  const app = initializeApp({ apiKey, authDomain, projectId })
  const auth = initializeAuth(app, { persistence: indexedDBLocalPersistence })
  if (emulatorUrl) connectAuthEmulator(auth, emulatorUrl, { disableWarnings: true })
  await auth.authStateReady()
  const uid = auth.currentUser?.uid
  if (uid === undefined) {
    await deleteApp(app)
    return null
  }
  return {
    uid,
    // Signing out, or as somebody else, on a page comes through while this is open.
    token: async ({ fresh }) => (auth.currentUser?.uid === uid ? auth.currentUser.getIdToken(fresh) : null),
    close: () => deleteApp(app),
  }
}
