import { creditReasons, freeCredits } from '../../../api/contract/prices.ts'
import { LegalLinks } from '../../session/account/legal-links.tsx'
import { SignInButton } from '../../session/auth/sign-in-button.tsx'
import { freeCreditsBuy } from '../../session/credits/worth.ts'
import { useTabTitle } from '../../ui/tab-title.ts'
import { hideFootWhileVisible } from '../landing/landing-foot.tsx'
import { SampleView } from './sample-view.tsx'

/** Under the landing page's bar, without Ionic. */
export default function SignedOutSample() {
  useTabTitle('Sample')
  return (
    <main className="signed-out-page">
      <SampleView
        title={<h1 className="title-m">What you get</h1>}
        next={
          <section className="panel stack" aria-labelledby="sample-next">
            <h2 id="sample-next">Now yours: {freeCredits} free credits</h2>
            <p>
              Sign in and verify your phone number: {freeCredits} credits are enough for {freeCreditsBuy}. No card needed.
              Feedback on a single answer, as here, takes {creditReasons.interview_feedback}.
            </p>
            <SignInButton ref={hideFootWhileVisible} />
          </section>
        }
      />
      <LegalLinks />
    </main>
  )
}
