import { useAtomValue } from 'jotai'
import { Button, type ButtonProps } from '../../ui/button.tsx'
import { GoogleMark } from '../../ui/google-mark.tsx'
import { signInUnavailableAtom } from './auth-state.ts'
import { signIn } from './sign-in.ts'

export function SignInButton(props: Pick<ButtonProps, 'look' | 'ref'>) {
  const problem = useAtomValue(signInUnavailableAtom)
  return (
    <Button wide className="google-button" note={problem} disabled={Boolean(problem)} onClick={() => void signIn()} {...props}>
      <GoogleMark />
      Sign in with Google
    </Button>
  )
}
