import { initializeApp } from '@firebase/app'
import {
  browserLocalPersistence,
  browserPopupRedirectResolver,
  connectAuthEmulator,
  type Auth as FirebaseAuth,
  GoogleAuthProvider,
  indexedDBLocalPersistence,
  initializeAuth,
  onAuthStateChanged,
  signInWithPopup,
  signOut,
  type User,
} from '@firebase/auth'
import type { PublicConfig } from '../../api/contract/config.ts'
import { defineLocalFrames } from './auth-local-frames.ts'
import { signInMessageOf } from './auth-messages.ts'
import { type PhoneDoor, phoneDoor } from './auth-phone.ts'

export interface Person {
  uid: string
  email: string | null
  displayName: string | null
  photoURL: string | null
}

/** `code` is Firebase's (`auth/...`), `error` the catalogue's sentence. */
export type SignInOutcome = { success: true } | { success: false; code: string; error: string }

/** The one door to Firebase. Load this file lazily, after the first paint, and before anyone can press the sign-in button. */
export interface Auth extends PhoneDoor {
  /** Calls back with the person or null, at once when known, then at each change. Returns how to stop. */
  onPersonChanged(changed: (person: Person | null) => void): () => void
  /** Call it in the click itself, without waiting for anything first: browsers block late popups. */
  signInWithGoogle(): Promise<SignInOutcome>
  signOut(): Promise<void>
  /**
   * A bearer token, or null when nobody is signed in. Rejects without a connection when the last one has expired.
   * @param options `fresh`: a new one, because the server has refused the last. `of`: only this person's, null where another one is
   * signed in by now
   */
  token(options?: { fresh?: boolean; of?: string | null }): Promise<string | null>
  /** Local mode: the code that a real SMS would carry, or null. Elsewhere always null. */
  localCodeFor(phoneNumber: string): Promise<string | null>
}

/** @param identity of GET /api/config; call once */
export function createAuth(identity: PublicConfig['identity']): Auth {
  const { apiKey, authDomain, projectId, emulatorUrl } = identity
  const auth = initializeAuth(initializeApp({ apiKey, authDomain, projectId }), {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence],
    popupRedirectResolver: browserPopupRedirectResolver,
  })
  if (emulatorUrl) connectLocally(auth, emulatorUrl)
  return {
    ...phoneDoor(auth),
    onPersonChanged: (changed) =>
      onAuthStateChanged(auth, (user) => {
        if (!user) preparePopup(auth)
        changed(user && personOf(user))
      }),
    async signInWithGoogle() {
      try {
        await signInWithPopup(auth, googleAccountChooser())
        return { success: true }
      } catch (error) {
        const code = (error as { code?: string }).code ?? 'unknown'
        return { success: false, code, error: signInMessageOf(code) }
      }
    },
    signOut: () => signOut(auth),
    async token({ fresh = false, of: owner = null } = {}) {
      await auth.authStateReady()
      const user = auth.currentUser
      return user && (owner === null || owner === user.uid) ? user.getIdToken(fresh) : null
    },
    localCodeFor: async (phoneNumber) => (emulatorUrl ? codeInEmulator(emulatorUrl, projectId, phoneNumber) : null),
  }
}

function connectLocally(auth: FirebaseAuth, emulatorUrl: string) {
  connectAuthEmulator(auth, emulatorUrl, { disableWarnings: true })
  // Before any RecaptchaVerifier is made: the captcha comes from the network, and the emulator asks for none.
  auth.settings.appVerificationDisabledForTesting = true
  defineLocalFrames(emulatorUrl)
}

function googleAccountChooser(): GoogleAuthProvider {
  const provider = new GoogleAuthProvider()
  provider.addScope('email')
  provider.addScope('profile')
  provider.setCustomParameters({ prompt: 'select_account' })
  return provider
}

/**
 * Loads what the popup needs ahead of the click. Firebase does so by itself on phones only; where loading takes longer than the click
 * counts (about 5 s), the popup is blocked. Reaches into the SDK, so it asks first; without it the popup only opens later.
 */
function preparePopup(auth: FirebaseAuth) {
  type WithResolver = { _popupRedirectResolver?: { _initialize?: (auth: FirebaseAuth) => Promise<unknown> } }
  const resolver = (auth as FirebaseAuth & WithResolver)._popupRedirectResolver
  // A failure (no connection) shows at the click, where it can be said.
  resolver?._initialize?.(auth).catch(() => {})
}

function personOf({ uid, email, displayName, photoURL }: User): Person {
  return { uid, email, displayName, photoURL }
}

async function codeInEmulator(emulatorUrl: string, projectId: string, phoneNumber: string): Promise<string | null> {
  const answer = await fetch(`${emulatorUrl}/emulator/v1/projects/${projectId}/verificationCodes`)
  const { verificationCodes = [] } = (await answer.json()) as { verificationCodes?: { phoneNumber: string; code: string }[] }
  return verificationCodes.findLast((sent) => sent.phoneNumber === phoneNumber)?.code ?? null
}
