import { useAtomValue } from 'jotai'
import { FailureNote } from '../../generation/failure-note.tsx'
import { HowThisWorks, type Step } from '../../generation/form/how-this-works.tsx'
import { ReplaceDialog } from '../../generation/replace-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { ComingBrief } from './coming-brief.tsx'
import { prepCredits } from './form-rules.ts'
import { PrepForm } from './prep-form.tsx'
import { preparationAtom, preparationGeneration } from './preparation.ts'
import { usePrepare } from './use-prepare.ts'

const steps: readonly Step[] = [
  { title: 'Choose the round', text: 'A panel asks otherwise than a recruiter.' },
  { title: 'Paste the job description', text: 'The whole ad, requirements included.' },
  { title: 'Add your resume', text: 'If you like: then answers use your own facts.' },
  { title: 'Walk in prepared', text: 'Ten questions, two answers each, and a brief.' },
]

/** The specification's initial phase: what this is, what it costs, and the form. */
export function InitialPhase({ isDesktop }: { isDesktop: boolean }) {
  const prepare = usePrepare()
  const { last } = useAtomValue(preparationAtom)
  return (
    <>
      <HowThisWorks price={`Costs ${prepCredits} credits per preparation`} steps={steps} isDesktop={isDesktop}>
        A brief for one round of interviews: what it is for, what they look for, and what to say.
      </HowThisWorks>
      <div className="prep-columns">
        <div className="stack">
          <FailureNote failure={prepare.failure} onDismiss={prepare.dismissFailure} />
          {last && (
            <Button icon="retry" wide onClick={() => preparationGeneration.dispatch({ type: 'results-were-shown' })}>
              Show last preparation
            </Button>
          )}
          <PrepForm prepare={prepare} isDesktop={isDesktop} />
        </div>
        {isDesktop && <ComingBrief />}
      </div>
      {prepare.asksToReplace && (
        <ReplaceDialog
          title="Replace your last preparation?"
          description={`You haven't exported or copied it, and it is stored nowhere. A new one takes ${prepCredits} credits.`}
          goOn="Prepare anyway"
          keep="Keep it"
          onGoOn={() => prepare.press({ replace: true })}
          onKeep={prepare.keepOld}
        />
      )}
    </>
  )
}
