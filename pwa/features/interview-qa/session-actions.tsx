import { useAtomValue } from 'jotai'
import { ExportRow } from '../../export/export-row.tsx'
import { receivedOf } from '../../generation/generation.ts'
import { NextStepLink } from '../../generation/next-step.tsx'
import { Button } from '../../ui/button.tsx'
import { qaCredits } from './form-rules.ts'
import { guideTitle, qaOutline } from './qa-outline.ts'
import { questionGeneration, questionsAtom } from './question-generation.ts'
import { dispatchSession, readyAtom } from './session-store.ts'

export function ReadyCount({ count }: { count: number }) {
  const ready = useAtomValue(readyAtom)
  return (
    <div className="row not-printed">
      <strong className="numbers" role="status">
        {ready.size} of {count} ready
      </strong>
      <span className="qa-bulbs" aria-hidden="true">
        {Array.from({ length: count }, (_, index) => index).map((index) => (
          <span key={index} className="qa-bulb" data-lit={ready.has(index) || undefined} />
        ))}
      </span>
    </div>
  )
}

/** Neither deletes anything: the questions stay until new ones replace them. */
export function GuideActions() {
  return (
    <div className="stack-tight qa-actions not-printed">
      <div className="row-tight qa-actions-row">
        <Button wide onClick={() => dispatchSession({ type: 'form-was-opened' })}>
          Start Over
        </Button>
        <Button wide onClick={() => dispatchSession({ type: 'session-was-completed' })}>
          Complete Session
        </Button>
      </div>
      <p className="button-note">New questions take {qaCredits} credits.</p>
    </div>
  )
}

export function CompletedActions() {
  return (
    <div className="stack-tight qa-actions">
      <NextStepLink amongQuestions />
      <div className="row-tight qa-actions-row">
        <Button wide onClick={() => dispatchSession({ type: 'last-questions-were-opened' })}>
          Review Questions Again
        </Button>
        <Button wide onClick={() => dispatchSession({ type: 'form-was-opened' })}>
          Start New Session
        </Button>
      </div>
      <p className="button-note">New questions take {qaCredits} credits. These stay until then.</p>
    </div>
  )
}

export function ExportQuestions() {
  const questions = useAtomValue(questionsAtom)
  const received = receivedOf(questions)
  const ready = useAtomValue(readyAtom)
  const blocks = () => qaOutline(received.round?.interviewRoundType, received.questions?.questions ?? [], ready)
  return (
    <ExportRow
      what={{ title: guideTitle, fileName: 'greenroom-interview-qa', blocks }}
      isWhole={questions.run.state !== 'running'}
      onExported={() => questionGeneration.dispatch({ type: 'results-were-saved' })}
    />
  )
}
