import { useSetAtom } from 'jotai'
import { openPickerIfMissing, useMissingFields } from '../../generation/form/next-step.ts'
import { creditsSheetOpenAtom } from '../../session/credits/credits-sheet-state.ts'
import { Button } from '../../ui/button.tsx'
import { interviewFormId } from './interview-form.tsx'
import { startButton } from './start-rules.ts'
import type { Start } from './use-start.ts'

/** The form's button with its price. Where something is missing it leads there; where credits are short, to buying them. */
export function StartAction({ start: { run, credits } }: { start: Start }) {
  const missing = useMissingFields(['resume', 'job description'])
  const { label, disabled, note, offersCredits } = startButton(run.state === 'running', credits, missing)
  const showCredits = useSetAtom(creditsSheetOpenAtom)
  return (
    <div className="stack">
      <Button
        type="submit"
        form={interviewFormId}
        look="main"
        wide
        disabled={disabled}
        note={note}
        onClick={() => openPickerIfMissing(interviewFormId, missing)}
      >
        {label}
      </Button>
      {offersCredits && (
        <Button look="lamp" wide onClick={() => showCredits(true)}>
          Buy more
        </Button>
      )}
    </div>
  )
}
