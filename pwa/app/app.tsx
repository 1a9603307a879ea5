import { useAtomValue } from 'jotai'
import { type ComponentType, lazy, Suspense, useEffect } from 'react'
import { authStateAtom } from '../session/auth/auth-state.ts'
import { usePath } from './address.ts'
import { HelpDialogs } from './help-dialogs.tsx'
import { SignedOut } from './landing/signed-out.tsx'
import { Splash } from './splash.tsx'

/** Ionic and everything behind the sign-in load separately, so that a signed-out visitor never waits for them. */
export const loadFrame = () => import('./shell/frame.tsx')
const Frame = lazy(loadFrame)

/** What lies over the screens loads after the sign-in works: until then nothing can have gone wrong. Screens work without it. */
const Layers = lazy<ComponentType>(() => import('./layers.tsx').catch(() => ({ default: () => null })))

/** Every component in every state, for development only. */
const DesignPage = import.meta.env.DEV ? lazy(() => import('../dev/design/design-page.tsx')) : null

interface AppProps {
  /** `landing`: the page contains what signed-out visitors see. `frame`: somebody was signed in, and the frame of the screen is shown. */
  start: 'landing' | 'frame'
  /** The address when the page was loaded. */
  startPath: string
  /** The page that was there has become the app: from now on who is signed in may change what it shows. */
  onShown?: () => void
}

/** The whole app, depending on who is signed in. */
export function App({ onShown, ...props }: AppProps) {
  useEffect(() => onShown?.(), [onShown])
  const { state } = useAtomValue(authStateAtom)
  // Dialogs and toasts may show data of the person who has just left.
  if (state === 'leaving') return <Splash />
  return (
    <>
      <Screens {...props} />
      <HelpDialogs />
      {state !== 'loading' && (
        <Suspense fallback={null}>
          <Layers />
        </Suspense>
      )}
    </>
  )
}

function Screens({ start, startPath }: Omit<AppProps, 'onShown'>) {
  const { state } = useAtomValue(authStateAtom)
  const path = usePath(startPath)
  if (DesignPage && path === '/design') {
    return (
      <Suspense fallback={null}>
        <DesignPage />
      </Suspense>
    )
  }
  if (state === 'signed-in') {
    return (
      <Suspense fallback={start === 'frame' ? null : <Splash />}>
        <Frame />
      </Suspense>
    )
  }
  if (state === 'loading' && start === 'frame') return null
  return <SignedOut path={path} />
}
