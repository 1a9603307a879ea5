import { lazy, Suspense } from 'react'
import { signIn } from '../../session/auth/sign-in.ts'
import { Button } from '../../ui/button.tsx'
import { LocalBanner } from '../local-banner.tsx'
import { NotFound } from '../not-found.tsx'
import { isScreen, legalDocumentAt, screenNameAt } from '../screens.ts'
import { SiteBar } from '../shell/site-bar.tsx'
import { Landing } from './landing.tsx'

const SignedOutLegalPage = lazy(() => import('../legal/signed-out-legal-page.tsx'))

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

/** What a signed-out visitor sees: the landing page, a legal document, or 'Page Not Found'. */
export function SignedOut({ path }: { path: string }) {
  const legalDocument = legalDocumentAt(path)
  if (isScreen(path) && !legalDocument) return <Landing bar={bar} waiting={screenNameAt(path)} />
  return (
    <div className="landing">
      {bar}
      {legalDocument ? (
        <>
          <Suspense fallback={null}>
            <SignedOutLegalPage name={legalDocument} />
          </Suspense>
          <LocalBanner />
        </>
      ) : (
        <NotFound />
      )}
    </div>
  )
}
