import { useAtomValue } from 'jotai'
import { ExportRow } from '../../export/export-row.tsx'
import { receivedOf } from '../../generation/generation.ts'
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

/** Deletes nothing: the questions stay until new ones replace them. */
export function NewQuestions({ children }: { children: string }) {
  return (
    <div className="not-printed">
      <Button
        look="quiet"
        wide
        onClick={() => dispatchSession({ type: 'form-was-opened' })}
        note={`New questions: ${qaCredits} credits. You keep these until they are ready.`}
      >
        {children}
      </Button>
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
