import './payment-pages.css'
import { Illustration } from '../../ui/illustration.tsx'
import { Page } from '../../ui/page.tsx'
import { LeaveCheckout } from './leave-checkout.tsx'

export default function CancelPage() {
  return (
    <Page title="Payment Cancelled" action={<LeaveCheckout label="Return to Dashboard" />}>
      <div className="stack-close start payment-result">
        <Illustration of="empty" />
        <p className="title-m">Your payment was not processed</p>
        <p className="quiet">No charges were made. You can try again whenever you like.</p>
      </div>
    </Page>
  )
}
