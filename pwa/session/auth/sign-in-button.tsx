import { useAtomValue } from 'jotai'
import { Button, type ButtonProps } from '../../ui/button.tsx'
import { signInUnavailableAtom } from './auth-state.ts'
import { isSigningInAtom, signIn } from './sign-in.ts'

/** One button in both states, so that it keeps its place and the change is announced. */
export function SignInButton(props: Pick<ButtonProps, 'ref'>) {
  const problem = useAtomValue(signInUnavailableAtom)
  const isSigningIn = useAtomValue(isSigningInAtom)
  return (
    <div className="stack-tight" role="status">
      <Button
        look="main"
        wide
        className="google-button"
        note={problem}
        disabled={!!problem}
        busy={isSigningIn}
        onClick={() => void signIn()}
        {...props}
      >
        {isSigningIn ? (
          "Continue in Google's window"
        ) : (
          <>
            <GoogleMark />
            Sign in with Google
          </>
        )}
      </Button>
      {isSigningIn && (
        <Button look="quiet" wide onClick={() => void signIn()}>
          Open it again
        </Button>
      )}
    </div>
  )
}

function GoogleMark() {
  return (
    <svg className="google-mark" width="1.3em" height="1.3em" viewBox="0 0 24 24" fill="none" strokeWidth="4" aria-hidden="true">
      <path d="M5.04 8A8 8 0 0 1 17.66 6.34" stroke="#ea4335" />
      <path d="M5.07 16A8 8 0 0 1 5.04 8" stroke="#fbbc05" />
      <path d="M17.4 17.9A8 8 0 0 1 5.07 16" stroke="#34a853" />
      <path d="M12 12h8A8 8 0 0 1 17.4 17.9" stroke="#4285f4" />
    </svg>
  )
}
