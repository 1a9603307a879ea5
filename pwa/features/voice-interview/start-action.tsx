import { BuyMoreNote } from '../../generation/form/buy-more-note.tsx'
import { Button } from '../../ui/button.tsx'
import { interviewFormId } from './interview-form.tsx'
import { interviewCredits, startButton } from './start-rules.ts'
import type { Start } from './use-start.ts'

/** The form's button with its price; where credits are short it leads to more. */
export function StartAction({ start: { run, credits, press } }: { start: Start }) {
  const { label, disabled, shortage, note } = startButton(run.state === 'running', credits)
  return (
    <Button
      type="submit"
      form={interviewFormId}
      look="main"
      wide
      disabled={disabled}
      note={
        <BuyMoreNote shortage={shortage} wanted={{ price: interviewCredits, goOn: press }}>
          {note}
        </BuyMoreNote>
      }
    >
      {label}
    </Button>
  )
}
