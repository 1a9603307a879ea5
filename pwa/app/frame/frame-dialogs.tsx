import { useCallback } from 'react'
import { AccountDialogs } from '../../features/account/account-dialogs.tsx'
import { startPinging } from '../../features/account/activity.ts'
import { PhoneDialog } from '../../features/account/phone-dialog.tsx'
import { CreditsSheet } from '../../features/credits/credits-sheet.tsx'
import { PurchaseRoom } from '../../features/credits/purchase-room.tsx'
import { Reminder } from '../../features/help/reminder.tsx'
import type { Person } from '../../platform/auth.ts'
import { MoreSheet } from './more-sheet.tsx'
import { UnfinishedOffer } from './unfinished-offer.tsx'

/** The dialogs of a signed-in person, and the ping that says somebody is here. */
export function FrameDialogs({ person }: { person: Person }) {
  const ping = useCallback((_place: HTMLDivElement) => startPinging(), [])
  return (
    <div ref={ping}>
      <UnfinishedOffer uid={person.uid} />
      <AccountDialogs />
      <PhoneDialog person={person} />
      <CreditsSheet />
      <PurchaseRoom />
      <MoreSheet person={person} />
      <Reminder />
    </div>
  )
}
