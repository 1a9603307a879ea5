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
