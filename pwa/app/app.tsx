import { useAtomValue } from 'jotai'
import { type ComponentType, lazy, Suspense, useEffect } from 'react'
import { authStateAtom } from '../session/auth/auth-state.ts'
import { usePath } from './address.ts'
import { HelpDialogs } from './help-dialogs.tsx'
import { SignedOut } from './landing/signed-out.tsx'
import { Splash } from './splash.tsx'

/** Loaded separately, so that signed-out visitors never wait for it. */
export const loadFrame = () => import('./shell/frame.tsx')
const Frame = lazy(loadFrame)

/** What lies over the screens loads after the sign-in works: until then nothing can have gone wrong. Screens work without it. */
const Layers = lazy<ComponentType>(() => import('./layers.tsx').catch(() => ({ default: () => null })))

const DesignPage = import.meta.env.DEV ? lazy(() => import('../dev/design/design-page.tsx')) : null

interface AppProps {
  /** `landing`: the page shows the landing page. `frame`: a returning user sees the screen's frame. */
  start: 'landing' | 'frame'
  startPath: string
  /** React now controls the page, so the sign-in state may change what it shows. */
  onShown?: () => void
}

export function App({ onShown, ...props }: AppProps) {
  useEffect(() => onShown?.(), [onShown])
  const { state } = useAtomValue(authStateAtom)
  // Dialogs and toasts may show data of the user who just signed out.
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
