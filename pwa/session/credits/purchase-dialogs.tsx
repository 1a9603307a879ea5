import { useAtom } from 'jotai'
import { lazy, Suspense, useCallback } from 'react'
import { isCheckoutPopup } from '../../platform/checkout-window.ts'
import { onPurchaseNews, type PurchaseNews } from '../../platform/purchase-news.ts'
import { toast } from '../../ui/toast.ts'
import { useProfile } from '../account/use-profile.ts'
import { creditHistoryOpenAtom, purchaseOpenAtom } from './purchase-state.ts'
import { useRefreshCredits } from './use-credits.ts'

const PurchaseDialog = lazy(() => import('./purchase-dialog.tsx'))
const CreditHistoryDialog = lazy(() => import('./credit-history.tsx'))

/** Purchases that were announced here: a landing page that is loaded again tells them again. */
const announced = new Set<string>()

/** The dialogs about buying, each loaded when first opened, and an ear for what the checkout's window tells. */
export function PurchaseDialogs() {
  const [purchasing, setPurchasing] = useAtom(purchaseOpenAtom)
  const [historyOpen, setHistoryOpen] = useAtom(creditHistoryOpenAtom)
  const { profile } = useProfile()
  const refresh = useRefreshCredits()
  const listen = useCallback(
    (_place: HTMLDivElement) =>
      onPurchaseNews((news: PurchaseNews) => {
        if (isCheckoutPopup()) return
        if (news.type === 'popup-was-done') return focus()
        void refresh()
        if (announced.has(news.sessionId)) return
        announced.add(news.sessionId)
        setPurchasing(false)
        toast({ title: 'Payment Successful!', description: `${news.added} credits were added.` })
      }),
    [refresh, setPurchasing],
  )
  return (
    <div ref={listen}>
      <Suspense fallback={null}>
        {purchasing && profile.phoneVerified && <PurchaseDialog close={() => setPurchasing(false)} />}
        {historyOpen && <CreditHistoryDialog close={() => setHistoryOpen(false)} />}
      </Suspense>
    </div>
  )
}
