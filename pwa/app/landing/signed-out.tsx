import { lazy, type ReactNode, Suspense } from 'react'
import { signIn } from '../../session/auth/sign-in.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { LocalBanner } from '../local-banner.tsx'
import { NotFound } from '../not-found.tsx'
import { featureAt, isSample, isScreen, legalDocumentAt } from '../screens.ts'
import { SiteBar } from '../shell/site-bar.tsx'
import { FeatureDoor } from './feature-door.tsx'
import { Landing } from './landing.tsx'
import { LandingFoot } from './landing-foot.tsx'

/** Offline, a part that was never opened may be missing. */
const orNotLoaded = () => ({ default: NotLoaded })
const SignedOutLegalPage = lazy(() => import('../legal/signed-out-legal-page.tsx').catch(orNotLoaded))
const SignedOutSample = lazy(() => import('../sample/signed-out-sample.tsx').catch(orNotLoaded))

const bar = (
  <SiteBar
    end={
      <Button small onClick={() => void signIn()}>
        Sign in to Practice
      </Button>
    }
    menuEnd={
      <button type="button" className="menu-item" onClick={() => void signIn()}>
        <Icon name="forward" />
        Sign in to Practice
      </button>
    }
  />
)

export function SignedOut({ path }: { path: string }) {
  const isOpen = legalDocumentAt(path) !== null || !isScreen(path)
  return (
    <div className="landing">
      {bar}
      {screenAt(path)}
      {isOpen ? <LocalBanner /> : <LandingFoot />}
    </div>
  )
}

const loaded = (page: ReactNode) => <Suspense fallback={null}>{page}</Suspense>

function screenAt(path: string): ReactNode {
  const feature = featureAt(path)
  if (feature) return <FeatureDoor feature={feature} />
  const legalDocument = legalDocumentAt(path)
  if (legalDocument) return loaded(<SignedOutLegalPage name={legalDocument} />)
  // Too long to prerender into every page, so it has its own script.
  if (isSample(path)) return loaded(import.meta.env.SSR ? <main /> : <SignedOutSample />)
  if (isScreen(path)) return <Landing />
  return (
    <main className="page-content stack">
      <h1>Page Not Found</h1>
      <NotFound />
    </main>
  )
}

function NotLoaded() {
  return (
    <main className="landing-content stack">
      <div className="stack">
        <h1>Not available right now</h1>
        <p>This page could not be loaded. Please check that you are online, then try again.</p>
        <div className="row">
          <Button look="main" onClick={() => location.reload()}>
            Try again
          </Button>
        </div>
      </div>
    </main>
  )
}
