import { useAtomValue } from 'jotai'
import { lazy, Suspense } from 'react'
import { authStateAtom } from '../session/auth/auth-state.ts'
import { SignInDialog } from '../session/auth/sign-in-dialog.tsx'
import { ErrorDialog } from '../ui/error-dialog.tsx'
import { ToastHost } from '../ui/toast-host.tsx'
import { usePath } from './address.ts'
import { HelpDialogs } from './help-dialogs.tsx'
import { SignedOut } from './landing/signed-out.tsx'
import { Splash } from './splash.tsx'
import { UpdatePrompt } from './update-prompt.tsx'

/** Ionic and everything behind the sign-in come in a part of their own: a signed-out visitor never waits for them. */
export const loadFrame = () => import('./shell/frame.tsx')
const Frame = lazy(loadFrame)

/** Every component in every state; the build leaves it out. */
const DesignPage = import.meta.env.DEV ? lazy(() => import('../dev/design/design-page.tsx')) : null

/** `landing`: the signed-out home stands printed in the page. `splash`: somebody was here before, or the address is a deep link. */
export type Start = 'landing' | 'splash'

/** Everything, by who is here. */
export function App({ start }: { start: Start }) {
  const { state } = useAtomValue(authStateAtom)
  // Dialogs and toasts may hold words of the person who was here.
  if (state === 'leaving') return <Splash />
  return (
    <>
      <Scene start={start} />
      <SignInDialog />
      <HelpDialogs />
      <ErrorDialog />
      <UpdatePrompt />
      <ToastHost />
    </>
  )
}

function Scene({ start }: { start: Start }) {
  const { state } = useAtomValue(authStateAtom)
  const path = usePath()
  if (DesignPage && path === '/design') {
    return (
      <Suspense fallback={null}>
        <DesignPage />
      </Suspense>
    )
  }
  if (state === 'signed-in') {
    return (
      <Suspense fallback={<Splash />}>
        <Frame />
      </Suspense>
    )
  }
  if (state === 'loading' && start === 'splash') return <Splash />
  return <SignedOut path={path} />
}
