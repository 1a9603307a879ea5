import { type ReactNode, Suspense } from 'react'
import { Navigate, Route } from 'react-router-dom'
import { Button } from '../../ui/button.tsx'
import { Illustration } from '../../ui/illustration.tsx'
import { Page } from '../../ui/page.tsx'
import { PartBoundary } from '../../ui/part-boundary.tsx'
import { useTabTitle } from '../../ui/tab-title.ts'
import { allFeatures, pathsOf } from '../features.ts'
import { lazyScreen } from '../lazy-screen.ts'
import { NotFound } from '../not-found.tsx'
import { featureParts } from './feature-parts.ts'
import { SiblingSwitch } from './sibling-switch.tsx'

const HomePage = lazyScreen(() => import('../home/home-page.tsx'))
const PaymentCancelPage = lazyScreen(() => import('../../features/payments/cancel-page.tsx'))
const PaymentSuccessPage = lazyScreen(() => import('../../features/payments/success-page.tsx'))
const LegalPage = lazyScreen(() => import('../legal/legal-page.tsx'))
const SamplePage = lazyScreen(() => import('../sample/sample-page.tsx'))

/** No visible fallback: Ionic would treat it as the page and leave the real one invisible. */
const lazily = (page: ReactNode) => (
  <ScreenBoundary>
    <Suspense fallback={null}>{page}</Suspense>
  </ScreenBoundary>
)

/** `app/screens.ts` lists the same paths for signed-out visitors. */
export const screens = [
  ['/', lazily(<HomePage />)],
  ...allFeatures.flatMap((feature) => {
    const { Screen } = featureParts[feature.key]
    const switcher = <SiblingSwitch here={feature} />
    return pathsOf(feature).map((path) => [path, lazily(<Screen key={path} switcher={switcher} />)] as const)
  }),
  ['/sample', lazily(<SamplePage />)],
  ['/payment/success', lazily(<PaymentSuccessPage />)],
  ['/payment/cancel', lazily(<PaymentCancelPage />)],
  ['/privacy', lazily(<LegalPage name="privacy" />)],
  ['/terms', lazily(<LegalPage name="terms" />)],
  ['/__/auth/handler', <Navigate key="handler" to="/" replace />],
  ['*', <NotFoundPage key="not-found" />],
].map(([path, element]) => <Route key={path as string} path={path as string} element={element} />)

/** The route has no path of its own, by which a page would know that it is in front. */
function NotFoundPage() {
  useTabTitle('Page Not Found')
  return (
    <Page title="Page Not Found">
      <NotFound />
    </Page>
  )
}

const broke = 'This screen stopped working. Please try again. You pay only if you get results.'

/** Replaces a screen that fails to render with a button to retry; the dialog says why. */
function ScreenBoundary({ children }: { children: ReactNode }) {
  return (
    <PartBoundary broke={broke} instead={<NotShown />}>
      {children}
    </PartBoundary>
  )
}

function NotShown() {
  return (
    <Page title="Not available right now" backHref="/">
      <div className="centered message">
        <Illustration of="lost" />
        <div>
          <Button look="main" wide icon="retry" onClick={() => location.reload()}>
            Try again
          </Button>
        </div>
      </div>
    </Page>
  )
}
