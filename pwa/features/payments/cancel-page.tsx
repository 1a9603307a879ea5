import './payment-pages.css'
import { Page } from '../../ui/page.tsx'
import { RoundMark } from '../../ui/round-mark.tsx'
import { LeaveCheckout } from './leave-checkout.tsx'

export default function CancelPage() {
  return (
    <Page title="Payment Cancelled" action={<LeaveCheckout label="Return to Dashboard" />}>
      <div className="stack-close start payment-result">
        <RoundMark icon="close" />
        <p className="title-m">Your payment was not processed</p>
        <p className="quiet">No charges were made. You can try again whenever you like.</p>
      </div>
    </Page>
  )
}
