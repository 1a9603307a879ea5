import type { WaitingRequest } from '../../session/auth/phone-dialog-state.ts'
import { CreditsOffer } from '../credits-offer.tsx'

interface BuyMoreNoteProps {
  shortage: string | null
  /** Continues once the free credits arrive. */
  wanted: WaitingRequest
  children: string
}

/** The price, or which credits are missing and how to get them. */
export function BuyMoreNote({ shortage, wanted, children }: BuyMoreNoteProps) {
  if (shortage === null) return children
  return (
    <>
      {shortage} <CreditsOffer wanted={wanted} />
    </>
  )
}
