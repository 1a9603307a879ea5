import './landing.css'
import type { MouseEvent, ReactNode } from 'react'
import { freeCredits } from '../../../api/contract/prices.ts'
import { LegalLinks } from '../../session/account/legal-links.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { goTo } from '../address.ts'
import { StaticPart } from '../start/static-part.tsx'
import { FeatureList } from './feature-list.tsx'
import { LandingFoot } from './landing-foot.tsx'
import { LandingPicture } from './landing-picture.tsx'
import { LoginCard } from './login-card.tsx'
import { PriceList } from './price-list.tsx'

/**
 * Prerendered into index.html, so its first render must not depend on the browser. `waiting` is the screen to open after
 * signing in, null for home.
 */
export function Landing({ bar, waiting }: { bar: ReactNode; waiting: string | null }) {
  return (
    <div className="landing">
      {bar}
      <main className="landing-content">
        <div className="stack-close landing-hero">
          <h1>The calm room before the interview.</h1>
          <p className="landing-lead">
            Check your resume against a real job ad. Hear the questions before they count. Then walk in.
          </p>
          <p>
            <strong>{freeCredits} free credits</strong> once your phone number is verified. No card needed.
          </p>
          <SampleLink />
        </div>
        <StaticPart name="picture" className="landing-picture-frame">
          {import.meta.env.SSR ? <LandingPicture /> : null}
        </StaticPart>
        <LoginCard waiting={waiting} />
        <FeatureList />
        <PriceList />
        <LegalLinks />
      </main>
      <LandingFoot />
    </div>
  )
}

function SampleLink() {
  function follow(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    goTo('/sample')
  }
  return (
    <div className="landing-sample">
      <LinkButton href="/sample" onClick={follow}>
        See a sample first
      </LinkButton>
    </div>
  )
}
