import { useAtomValue } from 'jotai'
import { Button } from '../../ui/button.tsx'
import { analysisAtom, dispatchAnalysis } from './analysis-store.ts'

/** After 'Close': the way back to the results, which are only hidden. */
export function ShowLastResults() {
  const { last, isOpen } = useAtomValue(analysisAtom)
  if (!last || isOpen) return null
  return (
    <Button icon="retry" wide onClick={() => dispatchAnalysis({ type: 'results-were-shown' })}>
      Show last results
    </Button>
  )
}
