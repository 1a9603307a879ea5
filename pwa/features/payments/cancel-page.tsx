import './payment-pages.css'
import { useIonRouter } from '@ionic/react'
import { Button } from '../../ui/button.tsx'
import { Page } from '../../ui/page.tsx'
import { RoundMark } from '../../ui/round-mark.tsx'
import { leaveCheckout } from './leave-checkout.ts'

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
      <div className="stack-close start payment-result">
        <RoundMark icon="close" />
        <p className="title-m">Your payment was not processed</p>
        <p className="quiet">No charges were made. You can try again whenever you like.</p>
      </div>
    </Page>
  )
}
