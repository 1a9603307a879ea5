import './payment-pages.css'
import { useIonRouter } from '@ionic/react'
import { SupportContact } from '../../session/account/support-contact.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Page } from '../../ui/page.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { leaveCheckout } from './leave-checkout.ts'
import type { Landing } from './payment-result.ts'
import { usePaymentResult } from './use-payment-result.ts'

const titles: Record<Landing['state'], string> = {
  verifying: 'Processing Your Payment',
  credited: 'Payment Successful!',
  unverified: 'Payment Verification Failed',
}

/** Where the checkout sends people who paid. A reload asks again and changes nothing. */
export default function SuccessPage() {
  const { landing, asking, askAgain } = usePaymentResult()
  const { push } = useIonRouter()
  const leave = () => leaveCheckout(() => push('/', 'root'))
  return (
    <Page
      title={titles[landing.state]}
      action={
        landing.state === 'verifying' ? null : (
          <Button look="main" wide onClick={leave}>
            {landing.state === 'credited' ? 'Continue to Dashboard' : 'Go to Dashboard'}
          </Button>
        )
      }
    >
      <div className="payment-landing" role="status">
        {landing.state === 'verifying' && <Spinner>Please wait while we confirm your purchase</Spinner>}
        {landing.state === 'credited' && <Credited {...landing} />}
        {landing.state === 'unverified' && <Unverified why={landing.why} />}
      </div>
      {landing.state === 'unverified' && askAgain && (
        <div className="row">
          <Button icon="retry" busy={asking} onClick={askAgain}>
            {asking ? 'Checking...' : 'Check again'}
          </Button>
        </div>
      )}
    </Page>
  )
}

function Credited({ added, credits }: { added: number; credits: number }) {
  return (
    <>
      <p className="payment-mark payment-mark-good">
        <Icon name="check" size={40} />
      </p>
      <p className="payment-lead">Thank you for your purchase</p>
      <p className="payment-added numbers">{added} credits added</p>
      <p className="payment-balance numbers">New Balance: {credits} Credits</p>
      {credits < added && <p>Some are spent already or paid what was owed: the credit history lists every movement.</p>}
      <p className="quiet">You can use credits for resume analysis, interview prep and AI interview simulations.</p>
    </>
  )
}

function Unverified({ why }: { why: string }) {
  return (
    <>
      <p className="payment-mark payment-mark-open">
        <Icon name="warning" size={40} />
      </p>
      <p className="payment-lead">We couldn't verify your payment</p>
      <p>{why}</p>
      <p>If you paid, credits arrive by themselves once your bank confirms. Please don't pay twice.</p>
      <p className="quiet">
        Credits that were added appear in your dashboard. If the problem continues, contact support: <SupportContact />.
      </p>
    </>
  )
}
