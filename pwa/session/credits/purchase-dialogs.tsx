import { useAtom } from 'jotai'
import { useCallback } from 'react'
import { isCheckoutPopup } from '../../platform/checkout-window.ts'
import { onPurchaseEvent } from '../../platform/purchase-events.ts'
import { lazyDialog } from '../../ui/lazy-dialog.tsx'
import { toast } from '../../ui/toast.ts'
import { useProfile } from '../auth/use-profile.ts'
import { creditHistoryOpenAtom, purchaseOpenAtom } from './purchase-state.ts'
import { useRefreshCredits } from './use-credits.ts'

const PurchaseDialog = lazyDialog(() => import('./purchase-dialog.tsx'))
const CreditHistoryDialog = lazyDialog(() => import('./credit-history.tsx'))

/** Already announced in this window: a reloaded success page reports its purchase again. */
const announced = new Set<string>()

export function PurchaseDialogs() {
  const [purchasing, setPurchasing] = useAtom(purchaseOpenAtom)
  const [historyOpen, setHistoryOpen] = useAtom(creditHistoryOpenAtom)
  const { profile } = useProfile()
  const refresh = useRefreshCredits()
  const listen = useCallback(
    (_host: HTMLDivElement) =>
      onPurchaseEvent((event) => {
        if (isCheckoutPopup()) return
        if (event.type === 'popup-was-done') return focus()
        void refresh()
        if (announced.has(event.sessionId)) return
        announced.add(event.sessionId)
        setPurchasing(false)
        toast({ title: 'Payment Successful!', description: `${event.added} credits were added.` })
      }),
    [refresh, setPurchasing],
  )
  return (
    <div ref={listen}>
      {purchasing && profile.phoneVerified && <PurchaseDialog close={() => setPurchasing(false)} />}
      {historyOpen && <CreditHistoryDialog close={() => setHistoryOpen(false)} />}
    </div>
  )
}
