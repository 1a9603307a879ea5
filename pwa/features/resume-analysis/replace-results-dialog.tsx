import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { analysisCredits } from './form-rules.ts'
import type { Analyze } from './use-analyze.ts'

/** Before results that were paid for and not saved are replaced. */
export function ReplaceResultsDialog({ analyze }: { analyze: Analyze }) {
  return (
    <Dialog
      look="alert"
      title="Replace your last results?"
      description={`You haven't exported or copied them, and they are stored nowhere. A new analysis takes ${analysisCredits} credits.`}
      onClose={analyze.keepOld}
      actions={
        <>
          <Button onClick={analyze.keepOld}>Keep them</Button>
          <Button look="main" onClick={() => analyze.press({ replace: true })}>
            Analyze anyway
          </Button>
        </>
      }
    />
  )
}
