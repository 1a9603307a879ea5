import { useAtomValue } from 'jotai'
import { Button, type ButtonProps } from '../../ui/button.tsx'
import { GoogleMark } from '../../ui/google-mark.tsx'
import { signInProblemAtom } from './auth-state.ts'
import { signIn } from './sign-in.ts'

/**
 * 'Sign in with Google'. Stays pressable while the popup is open: a closed popup is reported about ten seconds late, and nobody
 * should wait for that.
 */
export function SignInButton(props: Pick<ButtonProps, 'look' | 'ref'>) {
  const problem = useAtomValue(signInProblemAtom)
  return (
    <Button wide className="google-button" note={problem} disabled={Boolean(problem)} onClick={() => void signIn()} {...props}>
      <GoogleMark />
      Sign in with Google
    </Button>
  )
}
