import { BuyMoreNote } from '../../generation/form/buy-more-note.tsx'
import { firstDo, openPickerIfMissing, useMissingFields } from '../../generation/form/next-step.ts'
import { Button } from '../../ui/button.tsx'
import { interviewFormId } from './interview-form.tsx'
import { startButton } from './start-rules.ts'
import type { Start } from './use-start.ts'

/** Leads to whatever is missing, including credits. */
export function StartAction({ start: { run, credits, press } }: { start: Start }) {
  const missing = useMissingFields(['resume', 'job description'])
  const { label, disabled, shortage, note } = startButton(run.state === 'running', credits, missing)
  return (
    <Button
      type="submit"
      form={interviewFormId}
      look="main"
      wide
      disabled={disabled}
      onClick={() => openPickerIfMissing(interviewFormId, missing)}
      note={
        <BuyMoreNote shortage={shortage} wanted={{ reason: 'voice_interview', goOn: press }}>
          {firstDo(missing) ?? note}
        </BuyMoreNote>
      }
    >
      {label}
    </Button>
  )
}
