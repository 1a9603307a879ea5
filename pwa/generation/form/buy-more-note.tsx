import type { WaitingRequest } from '../../session/auth/phone-dialog-state.ts'
import { CreditsOffer } from '../credits-offer.tsx'

interface BuyMoreNoteProps {
  shortage: string | null
  /** What the button above does; it goes on once the free credits are there. */
  wanted: WaitingRequest
  children: string
}

/** The note under a button: what its price is, or which credits are missing and how to get them. */
export function BuyMoreNote({ shortage, wanted, children }: BuyMoreNoteProps) {
  if (shortage === null) return children
  return (
    <>
      {shortage} <CreditsOffer wanted={wanted} />
    </>
  )
}
