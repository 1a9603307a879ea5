import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { freeCredits } from '../../../api/contract/prices.ts'
import { LegalLinks } from '../../session/account/legal-links.tsx'
import { SignInButton } from '../../session/auth/sign-in-button.tsx'
import { Badge } from '../../ui/badge.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { Illustration } from '../../ui/illustration.tsx'
import '../../ui/score-ring.css'
import { byRound, type Feature } from '../features.ts'
import { StaticPart } from '../start/static-part.tsx'
import { FeatureSample } from './feature-sample.tsx'
import { hideFootWhileVisible } from './landing-foot.tsx'

const JobFields = lazy<ComponentType>(() => import('./job-fields.tsx').catch(() => ({ default: () => null })))

/** A feature's address, signed out: what it gives, what it costs, a sample of it. Prerendered. */
export function FeatureDoor({ feature }: { feature: Feature }) {
  const { key, id, name, badge, price } = feature
  return (
    <main className="signed-out-page stack-loose">
      <div className="columns columns-even door">
        <div className="stack-close landing-hero">
          <h1>
            {feature === byRound ? `${name} by Round` : name} {badge && <Badge>{badge}</Badge>}
          </h1>
          <p className="quiet">{feature.intro}</p>
          <p>
            <strong>{price ? `${price} credits` : 'Free'}</strong>
            {price
              ? `. Your first ${freeCredits} are free once your phone number is verified. No card needed.`
              : '. Just sign in. No credits needed.'}
            {key === 'voice-to-resume' && ' Answering one question at a time is free.'}
          </p>
          <SignInButton ref={hideFootWhileVisible} />
          <p className="small quiet">{`${name} opens right after. No new account or password needed.`}</p>
        </div>
        {feature.needsJob ? bringing : <Illustration of={id} />}
        <section className="panel stack-close" aria-labelledby="gives">
          <h2 id="gives">What you get</h2>
          <StaticPart name={`sample-${id}`} className="stack-close">
            {import.meta.env.SSR ? <FeatureSample of={feature} /> : null}
          </StaticPart>
          <div className="row">
            <LinkButton href="/sample">See a sample</LinkButton>
          </div>
        </section>
        {feature.needsJob && <Illustration of={id} />}
      </div>
      <LegalLinks />
    </main>
  )
}

const bringing = (
  <section className="panel stack-close bringing" aria-labelledby="start">
    <h2 id="start">Bring your job along</h2>
    <AfterFirstRender>
      <JobFields />
    </AfterFirstRender>
  </section>
)

/** Not part of the prerendered page. */
function AfterFirstRender({ children }: { children: ReactNode }) {
  const [isLater, setLater] = useState(false)
  useEffect(() => setLater(true), [])
  return isLater && <Suspense fallback={null}>{children}</Suspense>
}
