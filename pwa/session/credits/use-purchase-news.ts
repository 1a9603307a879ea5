import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { isCheckoutPopup } from '../../platform/checkout-window.ts'
import { onPurchaseEvent } from '../../platform/purchase-events.ts'
import { toast } from '../../ui/toast.ts'
import { accountDialogAtom } from '../account/account-dialog-state.ts'
import { useRefreshCredits } from './use-credits.ts'

/** Already announced in this window: a reloaded success page reports its purchase again. */
const announced = new Set<string>()

/** Of purchases in other windows. */
export function usePurchaseNews(): void {
  const show = useSetAtom(accountDialogAtom)
  const refresh = useRefreshCredits()
  useEffect(
    () =>
      onPurchaseEvent((event) => {
        if (isCheckoutPopup()) return
        if (event.type === 'popup-was-done') return focus()
        void refresh()
        if (announced.has(event.sessionId)) return
        announced.add(event.sessionId)
        show((open) => (open === 'purchase' ? null : open))
        toast({ title: 'Payment Successful!', description: `${event.added} credits were added.` })
      }),
    [refresh, show],
  )
}
