import { deleteApp, initializeApp } from 'firebase/app'
import { connectAuthEmulator, indexedDBLocalPersistence, initializeAuth } from 'firebase/auth'
import type { PublicConfig } from '../../api/contract/config.ts'

/** The person who is signed in on this device, as a worker sees them. */
export interface WorkerSession {
  uid: string
  /** A bearer token, or null when this person has signed out. Rejects when the last one has expired and there is no connection. */
  token(options: { fresh: boolean }): Promise<string | null>
  close(): Promise<void>
}

/** The page keeps the last response in localStorage, which workers lack; a worker runs only when there is a connection. */
async function identityNow(): Promise<PublicConfig['identity']> {
  const response = await fetch('/api/config')
  if (!response.ok) throw new Error(`/api/config: ${response.status}`)
  return ((await response.json()) as PublicConfig).identity
}

/**
 * Reads who is signed in from where the page's SDK stores it; null when nobody is. Open one for each round of sending, so that it never
 * remembers somebody who has signed out.
 * @throws Error without a connection
 */
export async function openWorkerSession(): Promise<WorkerSession | null> {
  const { apiKey, authDomain, projectId, emulatorUrl } = await identityNow()
  // The app must have the same name as the page's: it is part of the key under which the SDK stores the person.
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
    // If somebody signs out or switches accounts on a page, it shows here while this is open.
    token: async ({ fresh }) => (auth.currentUser?.uid === uid ? auth.currentUser.getIdToken(fresh) : null),
    close: () => deleteApp(app),
  }
}
