const tryLater = 'Authentication failed. Please try again later.'

const fixes: Record<string, (site: string) => readonly string[]> = {
  'auth/unauthorized-domain': (site) => [
    'Open the Firebase console and choose this project.',
    'Go to Authentication, then Settings, then Authorized domains.',
    `Add ${site} and try to sign in again.`,
  ],
  'auth/popup-blocked': () => [
    'Your browser blocked the login popup. Look for the icon at the end of the address bar and allow popups for this site.',
    'If you are inside another app, such as LinkedIn, open this page in Safari or Chrome instead.',
  ],
  'auth/account-exists-with-different-credential': () => ['Sign in with the Google account that you used before.'],
  // Retrying right away does not help with these.
  'auth/too-many-requests': () => [tryLater],
  'auth/internal-error': () => [tryLater],
  'auth/timeout': () => [tryLater],
  'auth/network-request-failed': () => ['Check that you are online, then try again.'],
}

/** What helps with a failed sign-in. `site` is the host to allow, for example `jobs.example.com`. */
export function signInFixesFor(code: string, site: string): readonly string[] {
  return fixes[code]?.(site) ?? []
}
