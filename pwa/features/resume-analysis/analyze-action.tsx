import { useSetAtom } from 'jotai'
import { creditsSheetOpenAtom } from '../../session/credits/credits-sheet-state.ts'
import { Button } from '../../ui/button.tsx'
import { analysisFormId } from './analysis-form.tsx'
import { analyzeButton } from './form-rules.ts'
import type { Analyze } from './use-analyze.ts'

/** The form's button with its price; where credits are short it leads to them. */
export function AnalyzeAction({ analyze: { resume, credits, isRunning } }: { analyze: Analyze }) {
  const { label, disabled, note, offersCredits } = analyzeButton({ hasFile: resume !== null, running: isRunning, credits })
  const showCredits = useSetAtom(creditsSheetOpenAtom)
  return (
    <Button
      type="submit"
      form={analysisFormId}
      look="main"
      wide
      disabled={disabled}
      note={
        <>
          {note}{' '}
          {offersCredits && (
            <button type="button" className="analysis-buy" onClick={() => showCredits(true)}>
              Buy more
            </button>
          )}
        </>
      }
    >
      {label}
    </Button>
  )
}
