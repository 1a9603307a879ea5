import { useSetAtom } from 'jotai'
import { creditsSheetOpenAtom } from '../../session/credits/credits-sheet-state.ts'
import { Button } from '../../ui/button.tsx'
import { interviewFormId } from './interview-form.tsx'
import { startButton } from './start-rules.ts'
import type { Start } from './use-start.ts'

/** The form's button with its price; where credits are short it leads to buying them. */
export function StartAction({ start: { run, credits } }: { start: Start }) {
  const { label, disabled, note, offersCredits } = startButton(run.state === 'running', credits)
  const showCredits = useSetAtom(creditsSheetOpenAtom)
  return (
    <div className="stack">
      <Button type="submit" form={interviewFormId} look="main" wide disabled={disabled} note={note}>
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
