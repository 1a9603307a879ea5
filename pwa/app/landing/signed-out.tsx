import { lazy, Suspense } from 'react'
import { signIn } from '../../session/auth/sign-in.ts'
import { SignInButton } from '../../session/auth/sign-in-button.tsx'
import { Button } from '../../ui/button.tsx'
import { LocalBanner } from '../local-banner.tsx'
import { NotFound } from '../not-found.tsx'
import { isScreen, paperAt, screenNameAt } from '../screens.ts'
import { SiteBar } from '../shell/site-bar.tsx'
import { Landing } from './landing.tsx'

/** Marks the button at the bottom edge as superfluous while the card's own is on the screen. */
function watchCardButton(button: HTMLButtonElement) {
  const watcher = new IntersectionObserver(([entry]) => {
    document.querySelector('.landing-foot .button')?.toggleAttribute('data-elsewhere', Boolean(entry?.isIntersecting))
  })
  watcher.observe(button)
  return () => watcher.disconnect()
}

const SignedOutLegalPage = lazy(() => import('../legal/signed-out-legal-page.tsx'))

/** What a signed-out visitor sees at any address: the door, or 'Page Not Found'. */
export function SignedOut({ path }: { path: string }) {
  const bar = (
    <SiteBar
      end={
        <Button small look="main" onClick={() => void signIn()}>
          Sign in to Practice
        </Button>
      }
      menuEnd={
        <button type="button" className="menu-item" onClick={() => void signIn()}>
          Sign in to Practice
        </button>
      }
    />
  )
  if (!isScreen(path)) {
    return (
      <div className="landing">
        {bar}
        <NotFound />
      </div>
    )
  }
  const legalDocument = paperAt(path)
  if (legalDocument) {
    return (
      <div className="landing">
        {bar}
        <Suspense fallback={null}>
          <SignedOutLegalPage name={legalDocument} />
        </Suspense>
        <LocalBanner />
      </div>
    )
  }
  return (
    <Landing
      bar={bar}
      signIn={<SignInButton ref={watchCardButton} />}
      signInAgain={<SignInButton look="main" />}
      waiting={screenNameAt(path)}
      foot={<LocalBanner />}
    />
  )
}
