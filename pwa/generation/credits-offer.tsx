import type { WaitingRequest } from '../session/auth/auth-state.ts'
import { useBuyMore } from '../session/credits/use-buy-more.ts'
import { getFreeCredits, useFreeCredits } from '../session/credits/use-free-credits.ts'
import { Button } from '../ui/button.tsx'

interface CreditsOfferProps {
  /** Continues once the free credits arrive. */
  wanted: WaitingRequest | null
  note?: string
}

/** Stands in the place of what costs too much: leads to the free credits if available, else to buying more. */
export function CreditsOffer({ wanted, note }: CreditsOfferProps) {
  const free = useFreeCredits(wanted)
  const buyMore = useBuyMore()
  return (
    <Button look="lamp" wide note={note} onClick={free.areOffered ? free.get : () => void buyMore.open()}>
      {free.areOffered ? getFreeCredits : 'Buy more'}
    </Button>
  )
}
