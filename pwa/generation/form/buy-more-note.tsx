import { useSetAtom } from 'jotai'
import { creditsSheetOpenAtom } from '../../session/credits/credits-sheet-state.ts'

/** The note under a button: what its price is, or which credits are missing and where to buy them. */
export function BuyMoreNote({ shortage, children }: { shortage: string | null; children: string }) {
  const showCredits = useSetAtom(creditsSheetOpenAtom)
  if (shortage === null) return children
  return (
    <>
      {shortage}{' '}
      <button type="button" className="link-button" onClick={() => showCredits(true)}>
        Buy more
      </button>
    </>
  )
}
