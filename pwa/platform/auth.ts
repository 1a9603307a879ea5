import { type FirebaseApp, initializeApp } from 'firebase/app'
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
} from 'firebase/auth'
import type { PublicConfig } from '../../api/contract/config.ts'
import { signInMessageOf } from './auth-messages.ts'
import type { PhoneAuth } from './auth-phone.ts'

export interface Person {
  uid: string
  email: string | null
  displayName: string | null
  photoURL: string | null
}

/** `code` is Firebase's (`auth/...`), `error` a sentence for the person. */
type SignInOutcome = { success: true } | { success: false; code: string; error: string }

/** The adapter to Firebase. Load this file lazily, after the first paint, but before anyone can click the sign-in button. */
export interface Auth extends PhoneAuth {
  /** Calls back with the person or null, as soon as it is known and at each change. Returns how to stop. */
  onPersonChanged(changed: (person: Person | null) => void): () => void
  /** Call it in the click handler itself, without awaiting anything first: browsers block popups that come later. */
  signInWithGoogle(): Promise<SignInOutcome>
  signOut(): Promise<void>
  /**
   * A bearer token, or null when nobody is signed in. Rejects when the last one has expired and there is no connection.
   * @param options `fresh`: a new one, because the server refused the last. `of`: only this person's; null when somebody else is
   * signed in by now
   */
  token(options?: { fresh?: boolean; of?: string | null }): Promise<string | null>
  /** Local mode: the code that a real SMS would bring, or null. Otherwise always null. */
  localCodeFor(phoneNumber: string): Promise<string | null>
}

/** Call it once. @param identity from GET /api/config */
export async function createAuth(identity: PublicConfig['identity']): Promise<Auth> {
  const { apiKey, authDomain, projectId, emulatorUrl, appCheck } = identity
  if (emulatorUrl) await prepareLocalFrames(emulatorUrl)
  const app = initializeApp({ apiKey, authDomain, projectId, ...(appCheck && { appId: appCheck.appId }) })
  if (appCheck) await startAppCheck(app, appCheck.siteKey)
  const auth = initializeAuth(app, {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence],
    popupRedirectResolver: browserPopupRedirectResolver,
  })
  if (emulatorUrl) connectLocally(auth, emulatorUrl)
  return {
    ...phoneAuthOf(auth),
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
  // Before any RecaptchaVerifier is made: the captcha comes from the network, and the emulator needs none.
  auth.settings.appVerificationDisabledForTesting = true
}

/** Before the first request of the SDK, which is to carry its token. Without it people sign in where App Check is not enforced. */
async function startAppCheck(app: FirebaseApp, siteKey: string) {
  await import('./auth-app-check.ts').then((appCheck) => appCheck.startAppCheck(app, siteKey)).catch(console.warn)
}

/** Before `initializeAuth`, which would load Google's own from the network. */
async function prepareLocalFrames(emulatorUrl: string) {
  const { defineLocalFrames } = await import('./auth-local-frames.ts')
  defineLocalFrames(emulatorUrl)
}

/** Loads when a code is first asked for. */
function phoneAuthOf(auth: FirebaseAuth): PhoneAuth {
  let opened: Promise<PhoneAuth> | null = null
  const open = () => {
    opened ??= import('./auth-phone.ts').then(({ createPhoneAuth }) => createPhoneAuth(auth))
    return opened
  }
  return {
    sendPhoneCode: async (phoneNumber) => (await open()).sendPhoneCode(phoneNumber),
    confirmPhoneCode: async (code) => (await open()).confirmPhoneCode(code),
  }
}

function googleAccountChooser(): GoogleAuthProvider {
  const provider = new GoogleAuthProvider()
  provider.addScope('email')
  provider.addScope('profile')
  provider.setCustomParameters({ prompt: 'select_account' })
  return provider
}

/**
 * Loads what the popup needs before the click. Firebase itself does so on phones only; if loading takes longer than a click counts (about
 * 5 s), the popup is blocked. This uses the SDK's internals, so it checks that they exist; without them the popup merely opens later.
 */
function preparePopup(auth: FirebaseAuth) {
  type WithResolver = { _popupRedirectResolver?: { _initialize?: (auth: FirebaseAuth) => Promise<unknown> } }
  const resolver = (auth as FirebaseAuth & WithResolver)._popupRedirectResolver
  // A failure (no connection) shows again at the click, where a dialog reports it.
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
