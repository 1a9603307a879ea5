import { useSetAtom } from 'jotai'
import { BuyMoreNote } from '../../generation/form/buy-more-note.tsx'
import { firstDo, openPickerIfMissing, useMissingFields } from '../../generation/form/next-step.ts'
import { creditsSheetOpenAtom } from '../../session/credits/credits-sheet-state.ts'
import { Button } from '../../ui/button.tsx'
import { analysisFormId } from './analysis-form.tsx'
import { analysisCredits, analyzeButton } from './form-rules.ts'
import type { Analyze } from './use-analyze.ts'

/** The form's button with its price. Where something is missing it leads there. */
export function AnalyzeAction({ analyze: { hasFile, credits, isRunning, press } }: { analyze: Analyze }) {
  const missing = useMissingFields(['resume', 'job description'])
  const showCredits = useSetAtom(creditsSheetOpenAtom)
  const { label, disabled, leadsTo, shortage, note } = analyzeButton({ hasFile, running: isRunning, credits })
  return (
    <Button
      type={leadsTo === 'credits' ? 'button' : 'submit'}
      form={analysisFormId}
      look="main"
      wide
      disabled={disabled && leadsTo === null}
      aria-disabled={leadsTo !== null || undefined}
      onClick={() => (leadsTo === 'credits' ? showCredits(true) : openPickerIfMissing(analysisFormId, missing))}
      note={
        <BuyMoreNote shortage={shortage} wanted={{ price: analysisCredits, goOn: press }}>
          {firstDo(missing) ?? note}
        </BuyMoreNote>
      }
    >
      {label}
    </Button>
  )
}
