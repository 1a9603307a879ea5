import { useAtom } from 'jotai'
import { Bullets } from '../../ui/bullets.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { signIn, signInProblemAtom } from './sign-in.ts'

export function SignInDialog() {
  const [problem, setProblem] = useAtom(signInProblemAtom)
  if (!problem) return null
  const fixes = signInFixesFor(problem.code, location.hostname)
  const close = () => setProblem(null)
  return (
    <Dialog
      look="alert"
      title="Sign-in did not work"
      description={problem.error}
      onClose={close}
      actions={
        <>
          <Button onClick={close}>Close</Button>
          <Button
            look="main"
            onClick={() => {
              close()
              void signIn()
            }}
          >
            Try again
          </Button>
        </>
      }
    >
      {fixes.length > 0 && (
        <section className="stack">
          <h3>How to fix it</h3>
          <Bullets ordered lines={fixes} />
        </section>
      )}
    </Dialog>
  )
}

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
