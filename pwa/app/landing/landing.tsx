import './landing.css'
import type { ReactNode } from 'react'
import { freeCredits } from '../../../api/contract/prices.ts'
import { LegalLinks } from '../../session/account/legal-links.tsx'
import { SignInButton } from '../../session/auth/sign-in-button.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Icon } from '../../ui/icon.tsx'
import { StaticPart } from '../start/static-part.tsx'
import { FeatureList } from './feature-list.tsx'
import { hideFootWhileVisible, LandingFoot } from './landing-foot.tsx'
import { LandingPicture } from './landing-picture.tsx'
import { PriceList } from './price-list.tsx'
import { SampleLink } from './sample-link.tsx'

/** Prerendered, so its first render must not depend on the browser. */
export function Landing({ bar }: { bar: ReactNode }) {
  return (
    <div className="landing">
      {bar}
      <main className="landing-content stack">
        <div className="stack-close landing-hero">
          <h1>The calm room before the interview.</h1>
          <p className="quiet">Check your resume against a real job ad. Hear the questions before they count. Then walk in.</p>
          <p>
            <strong>{freeCredits} free credits</strong> once your phone number is verified. No card needed.
          </p>
          <SampleLink>See a sample first</SampleLink>
        </div>
        <StaticPart name="picture" className="landing-picture-frame">
          {import.meta.env.SSR ? <LandingPicture /> : null}
        </StaticPart>
        <LoginCard />
        <FeatureList />
        <PriceList />
        <LegalLinks />
      </main>
      <LandingFoot />
    </div>
  )
}

function LoginCard() {
  return (
    <section className="panel stack login-card" aria-labelledby="welcome">
      <div className="row">
        <h2 id="welcome" className="title-l">
          Welcome
        </h2>
        <Badge>BETA</Badge>
      </div>
      <p>Optimize your job applications with AI-powered insights</p>
      <div className="box stack-snug">
        <h3>Before you begin</h3>
        <p className="small">Please sign in with your Google account. No new account or password needed.</p>
      </div>
      <SignInButton ref={hideFootWhileVisible} />
      <p className="small quiet beside">
        <Icon name="lock" size={20} />
        <span>
          Resumes, job descriptions and results are not stored. They are cleared when you close this browser tab. For 10 minutes
          our server keeps an encrypted copy of each result that only this tab can open.
        </span>
      </p>
    </section>
  )
}
