import './landing.css'
import type { ReactNode } from 'react'
import { LegalLinks } from '../../session/account/legal-links.tsx'
import { SignInButton } from '../../session/auth/sign-in-button.tsx'
import { LocalBanner } from '../local-banner.tsx'
import { StaticPart } from '../start/static-part.tsx'
import { FeatureList } from './feature-list.tsx'
import { LandingPicture } from './landing-picture.tsx'
import { LoginCard } from './login-card.tsx'
import { PriceList } from './price-list.tsx'

/**
 * The landing page. Prerendered into index.html, so its first render must not depend on the browser.
 * @param waiting the name of the screen that the person gets to after signing in, or null at home
 */
export function Landing({ bar, waiting }: { bar: ReactNode; waiting: string | null }) {
  return (
    <div className="landing">
      {bar}
      <main className="landing-content">
        <div className="stack-close landing-hero">
          <h1>The calm room before the interview.</h1>
          <p className="landing-lead">
            Hold your resume against a real job ad. Hear the questions before they count. Then walk in.
          </p>
        </div>
        <StaticPart name="picture" className="landing-picture-frame">
          {import.meta.env.SSR ? <LandingPicture /> : null}
        </StaticPart>
        <LoginCard waiting={waiting} />
        <FeatureList />
        <PriceList />
        <LegalLinks />
      </main>
      <div className="landing-foot">
        <div className="landing-foot-action">
          <SignInButton look="main" />
        </div>
        <LocalBanner />
      </div>
    </div>
  )
}
