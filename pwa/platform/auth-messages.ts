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

/** The sentence for a failed Google sign-in. */
export function signInMessageOf(code: string): string {
  return signInMessages[code] ?? 'Authentication failed. Please try again.'
}
