import './landing.css'
import type { ReactNode } from 'react'
import { LegalLinks } from '../../session/account/legal-links.tsx'
import { FeatureList } from './feature-list.tsx'
import { LandingPicture } from './landing-picture.tsx'
import { LoginCard } from './login-card.tsx'
import { PriceList } from './price-list.tsx'

interface LandingProps {
  bar: ReactNode
  signIn: ReactNode
  /** The same button, at the bottom edge of a phone. */
  signInAgain: ReactNode
  /** The name of the screen that the person gets to after signing in, or null at home. */
  waiting: string | null
  /** A line at the very bottom (local mode): it appears late, and moves nothing there. */
  foot: ReactNode
}

/** The landing page. Prerendered into index.html, so it must not depend on the browser. */
export function Landing({ bar, signIn, signInAgain, waiting, foot }: LandingProps) {
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
        <div className="landing-picture-frame">
          <LandingPicture />
        </div>
        <LoginCard signIn={signIn} waiting={waiting} />
        <FeatureList />
        <PriceList />
        <LegalLinks />
      </main>
      <div className="landing-foot">
        <div className="landing-foot-action">{signInAgain}</div>
        {foot}
      </div>
    </div>
  )
}
