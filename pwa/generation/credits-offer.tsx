import type { ReactNode } from 'react'
import type { WaitingRequest } from '../session/auth/auth-state.ts'
import { useBuyMore } from '../session/credits/use-buy-more.ts'
import { getFreeCredits, useFreeCredits } from '../session/credits/use-free-credits.ts'
import { Button } from '../ui/button.tsx'

/** Leads a user without enough credits to the free ones if available, else to buying more. */
export function CreditsOffer({ wanted }: { wanted: WaitingRequest | null }) {
  const free = useFreeCredits(wanted)
  const buyMore = useBuyMore()
  return (
    <Button look="lamp" wide onClick={free.areOffered ? free.get : () => void buyMore.open()}>
      {free.areOffered ? getFreeCredits : 'Buy more'}
    </Button>
  )
}

interface BuyMoreNoteProps {
  shortage: string | null
  /** Continues once the free credits arrive. */
  wanted: WaitingRequest
  children: ReactNode
}

/** With too few credits, this offer is the only filled button (button.css). */
export function BuyMoreNote({ shortage, wanted, children }: BuyMoreNoteProps) {
  if (shortage === null) return children
  return (
    <>
      {shortage} <CreditsOffer wanted={wanted} />
    </>
  )
}
