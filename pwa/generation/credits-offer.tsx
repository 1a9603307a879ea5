import type { WaitingRequest } from '../session/auth/auth-state.ts'
import { getFreeCredits, useGetCredits } from '../session/credits/use-get-credits.ts'
import { Button } from '../ui/button.tsx'

interface CreditsOfferProps {
  /** Continues once the free credits arrive. */
  wanted: WaitingRequest | null
  note?: string
}

/** Replaces a button that the balance does not cover. */
export function CreditsOffer({ wanted, note }: CreditsOfferProps) {
  const { areFree, get } = useGetCredits(wanted)
  return (
    <Button look="lamp" wide note={note} onClick={() => void get()}>
      {areFree ? getFreeCredits : 'Buy more'}
    </Button>
  )
}
