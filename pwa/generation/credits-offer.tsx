import { useSetAtom } from 'jotai'
import type { WaitingRequest } from '../session/auth/phone-dialog-state.ts'
import { creditsSheetOpenAtom } from '../session/credits/credits-sheet-state.ts'
import { getFreeCredits, useFreeCredits } from '../session/credits/use-free-credits.ts'
import { Button } from '../ui/button.tsx'

/** Leads a user without enough credits to the free ones if available, else to buying more. */
export function CreditsOffer({ wanted }: { wanted: WaitingRequest | null }) {
  const free = useFreeCredits(wanted)
  const showCredits = useSetAtom(creditsSheetOpenAtom)
  if (free.areOffered) {
    return (
      <Button look="lamp" wide onClick={free.get}>
        {getFreeCredits}
      </Button>
    )
  }
  return (
    <button type="button" className="link-button" onClick={() => showCredits(true)}>
      Buy more
    </button>
  )
}
