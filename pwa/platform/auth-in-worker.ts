import { deleteApp, initializeApp } from 'firebase/app'
import { connectAuthEmulator, indexedDBLocalPersistence, initializeAuth } from 'firebase/auth'
import type { PublicConfig } from '../../api/contract/config.ts'

export interface WorkerSession {
  uid: string
  /** Null after the user signed out. Rejects when the token expired and there is no connection. */
  token(options: { fresh: boolean }): Promise<string | null>
  close(): Promise<void>
}

/** Open a new one for each round of sending, so that it never remembers a user who signed out. */
export async function openWorkerSession(): Promise<WorkerSession | null> {
  // Workers have no localStorage, where the page caches this.
  const response = await fetch('/api/config')
  if (!response.ok) throw new Error(`/api/config: ${response.status}`)
  const { apiKey, authDomain, projectId, emulatorUrl } = ((await response.json()) as PublicConfig).identity
  // The name must match the page's: it is part of the SDK's storage key.
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
    // Reflects a sign-out or account switch on a page while this session is open.
    token: async ({ fresh }) => (auth.currentUser?.uid === uid ? auth.currentUser.getIdToken(fresh) : null),
    close: () => deleteApp(app),
  }
}
