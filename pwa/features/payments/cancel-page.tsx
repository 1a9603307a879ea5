import { Illustration } from '../../ui/illustration.tsx'
import { Page } from '../../ui/page.tsx'
import { LeaveCheckout } from './leave-checkout.tsx'

export default function CancelPage() {
  return (
    <Page title="Payment Cancelled">
      <div className="centered message">
        <Illustration of="empty" />
        <div className="stack-close">
          <p className="title-m">Your payment was not processed</p>
          <p className="quiet">No charges were made. You can try again whenever you like.</p>
          <LeaveCheckout label="Return to Dashboard" />
        </div>
      </div>
    </Page>
  )
}
