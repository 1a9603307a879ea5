import { useAtom } from 'jotai'
import { Bullets } from '../../ui/bullets.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { signIn, signInProblemAtom } from './sign-in.ts'
import { signInFixesFor } from './sign-in-problems.ts'

export function SignInDialog() {
  const [problem, setProblem] = useAtom(signInProblemAtom)
  if (!problem) return null
  const fixes = signInFixesFor(problem.code, location.hostname)
  const close = () => setProblem(null)
  return (
    <Dialog
      look="alert"
      title="Sign-in did not work"
      description={problem.message}
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
