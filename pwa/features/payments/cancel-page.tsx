import './payment-pages.css'
import { useIonRouter } from '@ionic/react'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Page } from '../../ui/page.tsx'
import { leaveCheckout } from './leave-checkout.ts'

/** Where the checkout sends people who changed their mind. */
export default function CancelPage() {
  const { push } = useIonRouter()
  return (
    <Page
      title="Payment Cancelled"
      action={
        <Button look="main" wide onClick={() => leaveCheckout(() => push('/', 'root'))}>
          Return to Dashboard
        </Button>
      }
    >
      <div className="payment-landing">
        <p className="payment-mark payment-mark-open">
          <Icon name="close" size={40} />
        </p>
        <p className="payment-lead">Your payment was not processed</p>
        <p className="quiet">No charges were made. You can try again whenever you like.</p>
      </div>
    </Page>
  )
}
