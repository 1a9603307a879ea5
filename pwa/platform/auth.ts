import { type FirebaseApp, initializeApp } from 'firebase/app'
import {
  browserLocalPersistence,
  browserPopupRedirectResolver,
  connectAuthEmulator,
  type Auth as FirebaseAuth,
  type User as FirebaseUser,
  GoogleAuthProvider,
  indexedDBLocalPersistence,
  initializeAuth,
  onAuthStateChanged,
  signInWithPopup,
  signOut,
} from 'firebase/auth'
import type { PublicConfig } from '../../api/contract/config.ts'

export interface User {
  uid: string
  email: string | null
  displayName: string | null
  photoURL: string | null
}

export type SignInProblem = { success: false; code: string; error: string }

export async function createAuth(identity: PublicConfig['identity']) {
  const { apiKey, authDomain, projectId, emulatorUrl, appCheck } = identity
  const local = emulatorUrl ? await import('./auth-local.ts') : null
  const app = initializeApp({ apiKey, authDomain, projectId, ...(appCheck && { appId: appCheck.appId }) })
  if (appCheck) await startAppCheck(app, appCheck.siteKey)
  const auth = initializeAuth(app, {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence],
    ...(!emulatorUrl && { popupRedirectResolver: browserPopupRedirectResolver }),
  })
  if (emulatorUrl) connectLocally(auth, emulatorUrl)
  return {
    onUserChanged: (changed: (user: User | null) => void) =>
      onAuthStateChanged(auth, (user) => {
        if (!user) preparePopup(auth)
        changed(user && userOf(user))
      }),
    /** Call it in the click handler without awaiting anything first, or browsers block the popup. */
    async signInWithGoogle(): Promise<{ success: true } | SignInProblem> {
      try {
        if (local && emulatorUrl) await local.signInLocally(auth, emulatorUrl)
        else await signInWithPopup(auth, googleAccountChooser())
        return { success: true }
      } catch (error) {
        const code = (error as { code?: string }).code ?? 'unknown'
        return { success: false, code, error: signInMessageOf(code) }
      }
    },
    signOut: () => signOut(auth),
    /** Rejects when expired without a connection. `fresh` forces a new one; `of` returns null unless this user is signed in. */
    async token({ fresh = false, of: owner = null }: { fresh?: boolean; of?: string | null } = {}) {
      await auth.authStateReady()
      const user = auth.currentUser
      return user && (owner === null || owner === user.uid) ? user.getIdToken(fresh) : null
    },
    sendPhoneCode: async (phoneNumber: string) => (await import('./auth-phone.ts')).sendPhoneCode(auth, phoneNumber),
    confirmPhoneCode: async (code: string) => (await import('./auth-phone.ts')).confirmPhoneCode(auth, code),
    localCodeFor: async (phoneNumber: string) => (emulatorUrl ? codeInEmulator(emulatorUrl, projectId, phoneNumber) : null),
  }
}

export type Auth = Awaited<ReturnType<typeof createAuth>>

function connectLocally(auth: FirebaseAuth, emulatorUrl: string) {
  connectAuthEmulator(auth, emulatorUrl, { disableWarnings: true })
  // Must run before any RecaptchaVerifier exists: the emulator needs no captcha from the network.
  auth.settings.appVerificationDisabledForTesting = true
}

/** Must run before the SDK's first request. If it fails, sign-in still works where App Check is not enforced. */
async function startAppCheck(app: FirebaseApp, siteKey: string) {
  await import('./auth-app-check.ts').then((appCheck) => appCheck.startAppCheck(app, siteKey)).catch(console.warn)
}

function googleAccountChooser(): GoogleAuthProvider {
  const provider = new GoogleAuthProvider()
  provider.addScope('email')
  provider.addScope('profile')
  provider.setCustomParameters({ prompt: 'select_account' })
  return provider
}

/** Browsers block a popup opened over about 5 s after the click, and Firebase preloads on phones only. */
function preparePopup(auth: FirebaseAuth) {
  type WithResolver = { _popupRedirectResolver?: { _initialize?: (auth: FirebaseAuth) => Promise<unknown> } }
  const resolver = (auth as FirebaseAuth & WithResolver)._popupRedirectResolver
  // The click reports the same failure in a dialog.
  resolver?._initialize?.(auth).catch(() => {})
}

function userOf({ uid, email, displayName, photoURL }: FirebaseUser): User {
  return { uid, email, displayName, photoURL }
}

async function codeInEmulator(emulatorUrl: string, projectId: string, phoneNumber: string): Promise<string | null> {
  const answer = await fetch(`${emulatorUrl}/emulator/v1/projects/${projectId}/verificationCodes`)
  const { verificationCodes = [] } = (await answer.json()) as { verificationCodes?: { phoneNumber: string; code: string }[] }
  return verificationCodes.findLast((sent) => sent.phoneNumber === phoneNumber)?.code ?? null
}

const canceled = "Sign-in was canceled. Please try again when you're ready."

const signInMessages: Record<string, string> = {
  'auth/unauthorized-domain':
    "This domain isn't authorized for authentication. Please contact the administrator to add this domain to Firebase Auth settings.",
  'auth/cancelled-popup-request': canceled,
  'auth/popup-closed-by-user': canceled,
  'auth/popup-blocked': 'Sign-in popup was blocked by your browser. Please allow popups for this site.',
  'auth/account-exists-with-different-credential':
    'An account already exists with the same email address but different sign-in credentials.',
}

/** The server's own message, including its period, where App Check is enforced. */
const notOurPage =
  'Google could not confirm that this page is genuine. Turn off content blockers for this page, reload it, and sign in again.'

export function signInMessageOf(code: string): string {
  if (code.startsWith('auth/firebase-app-check-token-is-invalid')) return notOurPage
  return signInMessages[code] ?? 'Authentication failed. Please try again.'
}
