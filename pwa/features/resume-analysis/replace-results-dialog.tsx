import { ReplaceDialog } from '../../generation/replace-dialog.tsx'
import { analysisCredits } from './form-rules.ts'
import type { Analyze } from './use-analyze.ts'

/** Before results that were paid for and not saved are replaced. */
export function ReplaceResultsDialog({ analyze }: { analyze: Analyze }) {
  return (
    <ReplaceDialog
      title="Replace your last results?"
      description={`You haven't exported or copied them, and they are stored nowhere. A new analysis takes ${analysisCredits} credits.`}
      goOn="Analyze anyway"
      keep="Keep them"
      onGoOn={() => analyze.press({ replace: true })}
      onKeep={analyze.keepOld}
    />
  )
}
