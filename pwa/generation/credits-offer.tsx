import type { WaitingRequest } from '../session/auth/auth-state.ts'
import { useBuyMore } from '../session/credits/use-buy-more.ts'
import { getFreeCredits, useFreeCredits } from '../session/credits/use-free-credits.ts'
import { Button } from '../ui/button.tsx'

/** Leads a user without enough credits to the free ones if available, else to buying more. */
export function CreditsOffer({ wanted }: { wanted: WaitingRequest | null }) {
  const free = useFreeCredits(wanted)
  const buyMore = useBuyMore()
  if (free.areOffered) {
    return (
      <Button look="lamp" wide onClick={free.get}>
        {getFreeCredits}
      </Button>
    )
  }
  return (
    <button type="button" className="link-button" onClick={() => void buyMore.open()}>
      Buy more
    </button>
  )
}

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
