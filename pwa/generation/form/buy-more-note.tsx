import type { WaitingRequest } from '../../session/auth/phone-dialog-state.ts'
import { CreditsOffer } from '../credits-offer.tsx'

interface BuyMoreNoteProps {
  shortage: string | null
  /** Continues once the free credits arrive. */
  wanted: WaitingRequest
  children: string
}

export function BuyMoreNote({ shortage, wanted, children }: BuyMoreNoteProps) {
  if (shortage === null) return children
  return (
    <>
      {shortage} <CreditsOffer wanted={wanted} />
    </>
  )
}
