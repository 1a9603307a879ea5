import { useStore } from '../../platform/use-store.ts'
import './voice-interview.css'
import { useAtom } from 'jotai'
import { type ReactNode, useEffect, useRef } from 'react'
import { FailureNote } from '../../generation/failure-note.tsx'
import { FormLayout } from '../../generation/form/form-layout.tsx'
import { HowThisWorks } from '../../generation/form/how-this-works.tsx'
import { useAskBeforeLeaving } from '../../generation/use-ask-before-leaving.ts'
import { Completed } from './completed.tsx'
import type { Interview } from './interview.ts'
import { InterviewForm } from './interview-form.tsx'
import { startGeneration } from './interview-kind.ts'
import { InterviewStage } from './interview-stage.tsx'
import { Preparing } from './preparing.tsx'
import { Resting } from './resting.tsx'
import { isOnStageAtom } from './stage-state.ts'
import type { Start } from './use-start.ts'

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
  /** The form's button where it is part of the form (on a phone it is at the bottom edge). */
  action: ReactNode
}

/** The whole voice interview: form, preparing, stage, summary. */
export function VoiceInterviewScreen({ start, interview, isInFront, isDesktop, action }: ScreenProps) {
  if (interview) return <UnderWay interview={interview} isInFront={isInFront} />
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
        <HowThisWorks isDesktop={isDesktop} price="15 credits. No subscription." steps={steps}>
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

function UnderWay({ interview, isInFront }: { interview: Interview; isInFront: boolean }) {
  const { practice } = useStore(interview.runner.view)
  const { isSaved } = useStore(interview.view)
  const [isOnStage, setOnStage] = useAtom(isOnStageAtom)
  useAskBeforeLeaving(!isSaved)
  const review = (index: number | null) => {
    interview.runner.review()
    setOnStage(true)
    if (index !== null) void interview.runner.goTo(index)
  }
  if (practice.phase === 'completed') return <Completed interview={interview} onReview={review} />
  if (isOnStage && isInFront) return <InterviewStage interview={interview} onLeave={() => setOnStage(false)} />
  return <Resting interview={interview} onContinue={() => setOnStage(true)} />
}
