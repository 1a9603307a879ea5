import { isCheckoutPopup } from '../../platform/checkout-window.ts'
import { useGetCredits } from '../../session/credits/use-get-credits.ts'
import { Button } from '../../ui/button.tsx'
import { Illustration } from '../../ui/illustration.tsx'
import { Page } from '../../ui/page.tsx'
import { LeaveCheckout } from './leave-checkout.tsx'

export default function CancelPage() {
  const { get } = useGetCredits()
  return (
    <Page title="Payment Cancelled">
      <div className="centered message">
        <Illustration of="empty" />
        <div className="stack-close">
          <p>Your payment was not processed</p>
          <p className="quiet">No charges were made. You can try again whenever you like.</p>
          {!isCheckoutPopup() && (
            <Button look="main" wide onClick={() => void get()}>
              Try again
            </Button>
          )}
          <LeaveCheckout label="Return to Dashboard" look="plain" />
        </div>
      </div>
    </Page>
  )
}
