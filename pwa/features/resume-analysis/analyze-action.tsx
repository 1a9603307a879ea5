import { BuyMoreNote } from '../../generation/form/buy-more-note.tsx'
import { Button } from '../../ui/button.tsx'
import { analysisFormId } from './analysis-form.tsx'
import { analysisCredits, analyzeButton } from './form-rules.ts'
import type { Analyze } from './use-analyze.ts'

/** The form's button with its price. */
export function AnalyzeAction({ analyze: { hasFile, credits, isRunning, press } }: { analyze: Analyze }) {
  const { label, disabled, shortage, note } = analyzeButton({ hasFile, running: isRunning, credits })
  return (
    <Button
      type="submit"
      form={analysisFormId}
      look="main"
      wide
      disabled={disabled}
      note={
        <BuyMoreNote shortage={shortage} wanted={{ price: analysisCredits, goOn: press }}>
          {note}
        </BuyMoreNote>
      }
    >
      {label}
    </Button>
  )
}
