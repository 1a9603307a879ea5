import { useAtom, useAtomValue } from 'jotai'
import { type ComponentType, lazy, Suspense, useEffect } from 'react'
import { faqsOpenAtom } from '../features/help/help-state.ts'
import { feedbackOpenAtom } from '../session/account/feedback-state.ts'
import { authStateAtom } from '../session/auth/auth-state.ts'
import { lazyDialog } from '../ui/lazy-dialog.tsx'
import { usePath } from './address.ts'
import { SignedOut } from './landing/signed-out.tsx'
import './splash.css'
import { Mark } from '../ui/mark.tsx'

/** Loaded separately, so that signed-out visitors never wait for it. */
export const loadFrame = () => import('./shell/frame.tsx')
const Frame = lazy(loadFrame)

/** Loads after sign-in works: nothing can go wrong before. Screens work without it. */
const Layers = lazy<ComponentType>(() => import('./layers.tsx').catch(() => ({ default: () => null })))

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

const FaqDialog = lazyDialog(() => import('../features/help/faq-dialog.tsx'))
const FeedbackDialog = lazyDialog(() => import('../features/feedback/feedback-dialog.tsx'))

function HelpDialogs() {
  const [areFaqsOpen, setFaqsOpen] = useAtom(faqsOpenAtom)
  const [isFeedbackOpen, setFeedbackOpen] = useAtom(feedbackOpenAtom)
  return (
    <>
      {areFaqsOpen && <FaqDialog close={() => setFaqsOpen(false)} />}
      {isFeedbackOpen && <FeedbackDialog close={() => setFeedbackOpen(false)} />}
    </>
  )
}

function Splash() {
  return (
    <div className="splash centered quiet" role="status">
      <Mark size={72} />
      <p>Opening Greenroom…</p>
    </div>
  )
}
