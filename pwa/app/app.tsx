import { useAtomValue } from 'jotai'
import { lazy, Suspense } from 'react'
import { authStateAtom } from '../session/auth/auth-state.ts'
import { lastPerson } from '../session/auth/last-person.ts'
import { SignInDialog } from '../session/auth/sign-in-dialog.tsx'
import { ErrorDialog } from '../ui/error-dialog.tsx'
import { ToastHost } from '../ui/toast-host.tsx'
import { usePath } from './address.ts'
import { HelpDialogs } from './help-dialogs.tsx'
import { SignedOut } from './landing/signed-out.tsx'
import { isOpenToAll } from './screens.ts'
import { Splash } from './splash.tsx'
import { UpdatePrompt } from './update-prompt.tsx'

/** Ionic and everything behind the sign-in load separately, so that a signed-out visitor never waits for them. */
export const loadFrame = () => import('./shell/frame.tsx')
const Frame = lazy(loadFrame)

/** Every component in every state, for development only. */
const DesignPage = import.meta.env.DEV ? lazy(() => import('../dev/design/design-page.tsx')) : null

/** `landing`: the page contains the prerendered landing page. `splash`: somebody was signed in before, or the address is a deep link. */
type Start = 'landing' | 'splash'

/** The whole app, depending on who is signed in. */
export function App({ start }: { start: Start }) {
  const { state } = useAtomValue(authStateAtom)
  // Dialogs and toasts may show data of the person who has just left.
  if (state === 'leaving') return <Splash />
  return (
    <>
      <Screens start={start} />
      <SignInDialog />
      <HelpDialogs />
      <ErrorDialog />
      <UpdatePrompt />
      <ToastHost />
    </>
  )
}

function Screens({ start }: { start: Start }) {
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
  const isOpen = isOpenToAll(path) && !lastPerson()
  if (state === 'loading' && start === 'splash' && !isOpen) return <Splash />
  return <SignedOut path={path} />
}
