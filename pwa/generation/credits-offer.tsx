import { useSetAtom } from 'jotai'
import type { WaitingRequest } from '../session/auth/phone-dialog-state.ts'
import { creditsSheetOpenAtom } from '../session/credits/credits-sheet-state.ts'
import { getFreeCredits, useFreeCredits } from '../session/credits/use-free-credits.ts'
import { Button } from '../ui/button.tsx'

/** The way on for somebody without enough credits: the free ones as long as they are to be had, else buying more. */
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
