import { useAtom } from 'jotai'
import { type ComponentType, useEffect } from 'react'
import type { User } from '../../platform/auth.ts'
import { type AccountDialog, accountDialogAtom } from '../../session/account/account-dialog-state.ts'
import { phoneDialogAtom } from '../../session/auth/auth-state.ts'
import { startPinging, useProfile } from '../../session/auth/use-profile.ts'
import { usePurchaseNews } from '../../session/credits/use-purchase-news.ts'
import { lazyDialog } from '../../ui/lazy-dialog.tsx'
import { UnfinishedOffer } from './unfinished-offer.tsx'
import './more-sheet.css'
import { AccountEntries } from '../../session/account/account-entries.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { moreOpenAtom } from './bottom-bar.tsx'
import { FeatureEntries, HelpEntries } from './feature-entries.tsx'

const accountDialogs: Record<AccountDialog, ComponentType<{ close: () => void }>> = {
  delete: lazyDialog(() => import('../../session/account/delete-account-dialog.tsx')),
  data: lazyDialog(() => import('../../session/account/account-data-dialog.tsx')),
  'log-out': lazyDialog(() => import('../../session/account/log-out-dialog.tsx')),
  'stop-scores': lazyDialog(() => import('../../session/account/stop-scores-dialog.tsx')),
  install: lazyDialog(() => import('../../session/account/install-dialog.tsx')),
  credits: lazyDialog(() => import('../../session/credits/credits-sheet.tsx')),
  purchase: lazyDialog(() => import('../../session/credits/purchase-dialog.tsx')),
  'credit-history': lazyDialog(() => import('../../session/credits/credit-history.tsx')),
}
const PhoneDialog = lazyDialog(() => import('../../session/account/phone-dialog.tsx'))

export function FrameDialogs({ user }: { user: User }) {
  useEffect(startPinging, [])
  const [phone, setPhone] = useAtom(phoneDialogAtom)
  const [account, setAccount] = useAtom(accountDialogAtom)
  const { profile } = useProfile()
  usePurchaseNews()
  const isOpen = account !== 'purchase' || profile.phoneVerified
  const AccountDialog = account && isOpen && accountDialogs[account]
  return (
    <>
      <UnfinishedOffer uid={user.uid} />
      {AccountDialog && <AccountDialog key={account} close={() => setAccount(null)} />}
      {phone && <PhoneDialog user={user} waiting={phone.waiting} close={() => setPhone(null)} />}
      <MoreSheet user={user} />
    </>
  )
}

function MoreSheet({ user }: { user: User }) {
  const [open, setOpen] = useAtom(moreOpenAtom)
  if (!open) return null
  return (
    <Dialog title="More" closesOnChoice onClose={() => setOpen(false)}>
      <div className="more-sheet">
        <AccountEntries user={user}>
          <nav aria-label="Features">
            <FeatureEntries short />
          </nav>
          <div>
            <HelpEntries className="menu-item" />
          </div>
        </AccountEntries>
      </div>
    </Dialog>
  )
}
