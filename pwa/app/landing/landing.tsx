import './landing.css'
import '../../ui/score-bars.css'
import '../../ui/score-ring.css'
import { creditPackages, freeCredits } from '../../../api/contract/prices.ts'
import { LegalLinks } from '../../session/account/legal-links.tsx'
import { SignInButton } from '../../session/auth/sign-in-button.tsx'
import { priceList, sumOf } from '../../session/credits/worth.ts'
import { Badge } from '../../ui/badge.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { allFeatures } from '../features.ts'
import { FeatureRow } from '../home/feature-row.tsx'
import { StaticPart } from '../start/static-part.tsx'
import { scoreSample } from './feature-sample.tsx'
import { hideFootWhileVisible } from './landing-foot.tsx'

/** Prerendered, so its first render must not depend on the browser. */
export function Landing() {
  return (
    <main className="landing-content stack">
      <div className="stack-close landing-hero">
        <h1>The calm room before the interview.</h1>
        <p className="quiet">Check your resume against a real job ad. Hear the questions before they count. Then walk in.</p>
        <p>
          <strong>{freeCredits} free credits</strong> once your phone number is verified. No card needed.
        </p>
        <LinkButton href="/sample">See a sample first</LinkButton>
      </div>
      <img className="landing-picture" src="/pictures/room.svg" alt="" width="640" height="400" />
      <a className="landing-score card between" href="/sample">
        <StaticPart name="score" className="row fill">
          {import.meta.env.SSR ? scoreSample : null}
        </StaticPart>
        <Icon name="chevron-right" size={16} />
      </a>
      <LoginCard />
      <FeatureList />
      <PriceList />
      <div className="landing-end">
        <SignInButton ref={hideFootWhileVisible} />
      </div>
      <LegalLinks />
    </main>
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
        <Icon name="lock" />
        <span>
          Resumes, job descriptions and results are not stored. They are cleared when you close this browser tab. For 10 minutes
          our server keeps an encrypted copy of each result that only this tab can open.
        </span>
      </p>
    </section>
  )
}

function FeatureList() {
  return (
    <section className="stack feature-list" aria-labelledby="features">
      <h2 id="features">Seven ways to get ready</h2>
      <ul className="plain-list stack-close">
        {allFeatures.map((feature) => (
          <li key={feature.key} className="card">
            <FeatureRow feature={feature} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function PriceList() {
  return (
    <section className="panel stack price-list" aria-labelledby="prices">
      <div className="stack-tight">
        <h2 id="prices" className="title-l">
          $5 for 100 credits
        </h2>
        <p>
          The first {freeCredits} are free once your phone number is verified. There is no subscription, and you pay only if you
          get results.
        </p>
      </div>
      <ul className="lines plain-list">
        {priceRows.map(({ name, credits, money }) => (
          <li key={name} className="row-apart numbers">
            <strong>{name}</strong>
            <span>{credits} credits</span>
            <span>{money}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

const { priceCents, credits } = creditPackages.basic

/** As advertised: $5 for 100 credits. */
const centsPerCredit = priceCents / credits

function inMoney(creditCount: number): string {
  const cents = creditCount * centsPerCredit
  return cents < 100 ? `${cents}¢` : `$${cents / 100}`
}

const priceRows = priceList.map(({ name, prices }) => ({
  ...{ name, credits: Object.values(prices).join(' + '), money: inMoney(sumOf(prices)) },
}))
