import { lazy, type ReactNode, useEffect, useRef } from 'react'
import { FailureNote } from '../../generation/failure-note.tsx'
import { FormLayout } from '../../generation/form/form-layout.tsx'
import { HowThisWorks } from '../../generation/form/how-this-works.tsx'
import { useAskBeforeLeaving } from '../../generation/leaving-guard.ts'
import { askedWords, unansweredWords } from '../../generation/status-words.ts'
import { Card } from '../../ui/card.tsx'
import { Later } from '../../ui/later.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { takeFocus } from '../../ui/take-focus.ts'
import type { Interview } from './interview.ts'
import { InterviewForm } from './interview-form.tsx'
import { startGeneration } from './interview-kind.ts'
import { interviewCredits } from './start-rules.ts'
import type { Start } from './use-start.ts'

const UnderWay = lazy(() => import('./under-way.tsx'))

const steps = [
  { title: 'Ten questions', text: 'Written for this job, your resume and the round you choose.' },
  { title: 'You answer aloud', text: 'Each question is read to you. You have two minutes, by voice or by typing.' },
  {
    title: 'Feedback follows',
    text: 'It is written while you answer the next question, even if the connection drops for a while.',
  },
  { title: 'Your summary', text: 'Your score, what was strong, what to change, and a better version of each answer.' },
]

interface ScreenProps {
  start: Start
  interview: Interview | null
  isInFront: boolean
  isDesktop: boolean
  action: ReactNode
}

export function VoiceInterviewScreen({ start, interview, isInFront, isDesktop, action }: ScreenProps) {
  if (interview)
    return (
      <Later>
        <UnderWay interview={interview} isInFront={isInFront} />
      </Later>
    )
  return <Beginning start={start} isDesktop={isDesktop} action={action} />
}

function Beginning({ start, isDesktop, action }: Omit<ScreenProps, 'interview' | 'isInFront'>) {
  const { run, resumeAfterReload } = start
  const resumed = useRef(resumeAfterReload)
  useEffect(() => void resumed.current(), [])
  useAskBeforeLeaving(run.state === 'running')
  return (
    <FormLayout
      intro={
        <HowThisWorks isDesktop={isDesktop} price="15 credits, good for 24 hours. No subscription." steps={steps}>
          Ten questions read aloud, your answers recorded, and feedback on each of them.
        </HowThisWorks>
      }
    >
      {run.state === 'running' ? (
        <Preparing isConnectionLost={run.connection === 'lost'} />
      ) : (
        <>
          <FailureNote
            failure={run.state === 'failed' ? run.failure : null}
            onDismiss={() => startGeneration.dispatch({ type: 'failure-was-read' })}
          />
          <InterviewForm start={start} action={action} />
        </>
      )}
    </FormLayout>
  )
}

function Preparing({ isConnectionLost }: { isConnectionLost: boolean }) {
  return (
    <Card as="section">
      <div className="centered" tabIndex={-1} ref={takeFocus} role="status">
        <h2>Preparing your interview</h2>
        <Spinner>
          {isConnectionLost ? unansweredWords : 'Ten questions for this job are being written. This takes up to 40 seconds.'}
        </Spinner>
        {!isConnectionLost && <p className="quiet">{askedWords(interviewCredits)}</p>}
        <p className="quiet">In the meantime: sit up, get a glass of water, and have your microphone ready.</p>
      </div>
    </Card>
  )
}
