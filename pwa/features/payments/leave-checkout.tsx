import { useIonRouter } from '@ionic/react'
import { closeThisWindow, isCheckoutPopup, whereCheckoutBegan } from '../../platform/checkout-window.ts'
import { announcePurchase } from '../../platform/purchase-events.ts'
import { Button, type ButtonProps, LinkButton } from '../../ui/button.tsx'

/** Back to home, or to the form whose credits ran out. In the checkout's popup, closes it instead. */
export function LeaveCheckout({ label, look = 'main' }: { label: string } & Pick<ButtonProps, 'look'>) {
  const { push } = useIonRouter()
  const goHome = () => push('/', 'root')
  const task = isCheckoutPopup() ? null : whereCheckoutBegan()
  function leave() {
    if (!isCheckoutPopup()) return goHome()
    announcePurchase({ type: 'popup-was-done' })
    window.opener?.focus()
    // Also when this is not the popup, or the browser refuses to close it.
    closeThisWindow(goHome)
  }
  return (
    <div className="stack-tight">
      {task && (
        <LinkButton look="main" wide href={task} data-direction="root">
          Back to what you were doing
        </LinkButton>
      )}
      <Button look={task ? 'plain' : look} wide onClick={leave}>
        {label}
      </Button>
    </div>
  )
}
