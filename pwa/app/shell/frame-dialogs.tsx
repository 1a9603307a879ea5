import { useCallback } from 'react'
import { Reminder } from '../../features/help/reminder.tsx'
import type { Person } from '../../platform/auth.ts'
import { AccountDialogs } from '../../session/account/account-dialogs.tsx'
import { PhoneDialog } from '../../session/account/phone-dialog.tsx'
import { startPinging } from '../../session/auth/activity.ts'
import { CreditsSheet } from '../../session/credits/credits-sheet.tsx'
import { PurchaseDialogs } from '../../session/credits/purchase-dialogs.tsx'
import { MoreSheet } from './more-sheet.tsx'
import { UnfinishedOffer } from './unfinished-offer.tsx'

/** All dialogs for a signed-in person, and the ping that reports activity. */
export function FrameDialogs({ person }: { person: Person }) {
  const ping = useCallback((_place: HTMLDivElement) => startPinging(), [])
  return (
    <div ref={ping}>
      <UnfinishedOffer uid={person.uid} />
      <AccountDialogs />
      <PhoneDialog person={person} />
      <CreditsSheet />
      <PurchaseDialogs />
      <MoreSheet person={person} />
      <Reminder />
    </div>
  )
}
