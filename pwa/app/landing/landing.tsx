import './landing.css'
import type { ReactNode } from 'react'
import { type CreditReason, creditPackages, creditReasons, freeCredits } from '../../../api/contract/prices.ts'
import { LegalLinks } from '../../session/account/legal-links.tsx'
import { SignInButton } from '../../session/auth/sign-in-button.tsx'
import { reasonNames } from '../../session/credits/reason-names.ts'
import { Badge } from '../../ui/badge.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { allFeatures } from '../features.ts'
import { hideFootWhileVisible, LandingFoot } from './landing-foot.tsx'

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
          <div className="row">
            <LinkButton href="/sample">See a sample first</LinkButton>
          </div>
        </div>
        <img className="landing-picture" src="/pictures/room.svg" alt="" width="640" height="400" />
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
        {allFeatures.map(({ id, name, text, badge, icon }) => (
          <li key={id} className="card beside">
            <span className="feature-icon">
              <Icon name={icon} />
            </span>
            <div>
              <h3 className="row-tight">
                {name} {badge && <Badge>{badge}</Badge>}
              </h3>
              <p className="quiet">{text}</p>
            </div>
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
      <table>
        <caption className="only-heard">What each feature costs</caption>
        <thead className="only-heard">
          <tr>
            <th scope="col">Feature</th>
            <th scope="col">Credits</th>
            <th scope="col">In dollars</th>
          </tr>
        </thead>
        <tbody>
          {priceRows.map(({ name, credits, money }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{credits}</td>
              <td className="numbers">{money}</td>
            </tr>
          ))}
        </tbody>
      </table>
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

const priceRows: readonly { name: string; credits: string; money: string }[] = [
  row('resume_score'),
  row('cover_letter'),
  row('interview_prep'),
  row('voice_interview'),
  row('interview_feedback'),
  {
    name: 'Elevator Pitch',
    credits: `${creditReasons.elevator_pitch} script, ${creditReasons.elevator_pitch_analysis} analysis`,
    money: `${inMoney(creditReasons.elevator_pitch)} each`,
  },
  row('voice_to_resume'),
]

function row(reason: CreditReason) {
  const creditCount = creditReasons[reason]
  return { name: reasonNames[reason], credits: `${creditCount} credits`, money: inMoney(creditCount) }
}
