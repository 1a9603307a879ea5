import '../../ui/section.css'
import './elevator-pitch.css'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { lazy, useState } from 'react'
import { Arrivals } from '../../generation/arrivals.tsx'
import type { Failure } from '../../generation/failure.ts'
import { GeneratingCard } from '../../generation/generating-card.tsx'
import { receivedOf } from '../../generation/generation.ts'
import { askedWords } from '../../generation/status-words.ts'
import { useResumeAfterReload, useTopOfPhase } from '../../generation/use-top-of-phase.ts'
import { WaitingCard } from '../../generation/waiting-card.tsx'
import { authStateAtom } from '../../session/auth/auth-state.ts'
import { isBuiltInAtom } from '../../session/auth/session.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Later } from '../../ui/later.tsx'
import { type FeaturePageProps, Page } from '../../ui/page.tsx'
import { useReadyTitle } from '../../ui/tab-title.ts'
import { BackToStart } from './back-to-start.tsx'
import { InitialPhase } from './initial-phase.tsx'
import {
  type Phase,
  type PitchStep,
  phaseOf,
  preparingAtom,
  recordedAtom,
  type Sent,
  sentAtom,
  stepAtom,
  uploadTypeAtom,
} from './pitch-store.ts'
import { feedbackOrder, reviewCredits, reviewGeneration, reviewGenerationAtom } from './review-generation.ts'
import { scriptCredits, scriptGenerationAtom } from './script-generation.ts'
import { dropRecording } from './start-over.ts'
import { useReview } from './use-review.ts'
import { useScript } from './use-script.ts'

const RecordingPhase = lazy(() => import('./recording-phase.tsx'))
const FeedbackPhase = lazy(() => import('./feedback-phase.tsx'))
const LibraryPhase = lazy(() => import('./library/library-phase.tsx'))
const Take = lazy(() => import('./take.tsx'))

export default function ElevatorPitchPage({ switcher }: FeaturePageProps) {
  const phase = usePhase()
  const generation = useAtomValue(reviewGenerationAtom)
  const [step, setStep] = useAtom(stepAtom)
  const [cameFrom, setCameFrom] = useState<PitchStep>('initial')
  const hasTake = useAtomValue(recordedAtom) !== null
  const script = useScript()
  const review = useReview()
  const top = useTopOfPhase<HTMLDivElement>(phase === 'recording' && hasTake ? 'recorded' : phase)
  useResumeAfterReload(async () => {
    await script.resumeAfterReload()
    await review.resumeAfterReload()
  })
  useReadyTitle(phase === 'feedback' && generation.run.state === 'idle')
  const isSignedIn = useAtomValue(authStateAtom).state === 'signed-in'
  const { run } = generation
  const notUnderstood = run.state === 'failed' && run.failure.code === 'not_understood' ? run.failure : null

  function showLibrary() {
    setCameFrom(step)
    setStep('library')
  }

  return (
    <Page title="Elevator Pitch" wide switcher={switcher}>
      <div className="feature stack" ref={top} tabIndex={-1} data-phase={phase}>
        {phase === 'initial' && <InitialPhase script={script} onLibrary={showLibrary} />}
        {phase === 'generating' && <Generating />}
        {phase === 'analyzing' && <Analyzing />}
        {phase === 'feedback' && notUnderstood && <NotUnderstood failure={notUnderstood} />}
        <Later>
          {phase === 'recording' && isSignedIn && <RecordingPhase review={review} />}
          {phase === 'feedback' && !notUnderstood && isSignedIn && <FeedbackPhase onLibrary={showLibrary} />}
          {phase === 'library' && isSignedIn && <LibraryPhase onBack={() => setStep(cameFrom)} />}
        </Later>
        <Arrivals lines={phase === 'feedback' ? feedbackOrder.readyLines(receivedOf(generation)) : []} />
      </div>
    </Page>
  )
}

function usePhase(): Phase {
  const step = useAtomValue(stepAtom)
  const preparing = useAtomValue(preparingAtom)
  const { run: scriptRun } = useAtomValue(scriptGenerationAtom)
  const { run: reviewRun } = useAtomValue(reviewGenerationAtom)
  return phaseOf({ step, preparing, scriptRun, reviewRun })
}

const notYetCharged = 'Nothing is charged yet.'

function Generating() {
  const preparing = useAtomValue(preparingAtom)
  const { run } = useAtomValue(scriptGenerationAtom)
  const isBuiltIn = useAtomValue(isBuiltInAtom)
  const reads = useAtomValue(uploadTypeAtom) === 'resume' ? ['Reading your resume'] : []
  return (
    <GeneratingCard
      title={isBuiltIn ? 'Putting your script together' : 'Writing your script'}
      doing={isBuiltIn ? 'A few seconds' : 'This takes up to half a minute'}
      run={run}
      hold={preparing ? notYetCharged : askedWords(scriptCredits)}
      steps={[...reads, 'Reading the ad', 'Choosing what to say', 'Writing your script']}
      done={preparing ? 0 : reads.length}
    >
      <p>Who you are, what you have done, and why this job: 150 to 225 words, 60 to 90 seconds aloud. Nothing is invented.</p>
    </GeneratingCard>
  )
}

const sentWords: Record<Sent, string> = {
  words: 'Only your words are sent; the recording stays here. They are measured and compared with the job.',
  sound: 'Only the audio is sent. It is transcribed, measured, and compared with the job.',
  video:
    'This browser could not separate the audio, so the video is sent. What you say is transcribed, measured, and compared with the job.',
}

function Analyzing() {
  const preparing = useAtomValue(preparingAtom)
  const sent = useAtomValue(sentAtom)
  const { run } = useAtomValue(reviewGenerationAtom)
  if (run.state === 'waiting') return <WaitingCard what="feedback" credits={reviewCredits} generation={reviewGeneration} />
  return (
    <GeneratingCard
      title="Listening to your pitch"
      doing={preparing ? 'Extracting the audio from your recording' : 'This takes up to a minute'}
      run={run}
      hold={preparing ? notYetCharged : askedWords(reviewCredits)}
      steps={['Listening', 'Reading your words', 'Comparing them with the ad', 'Writing your feedback']}
      done={run.state === 'running' && run.received.transcript ? 2 : 0}
    >
      <p>{sentWords[sent]}</p>
    </GeneratingCard>
  )
}

function NotUnderstood({ failure: { sentence, consequence } }: { failure: Failure }) {
  const setStep = useSetAtom(stepAtom)
  const back = () => {
    reviewGeneration.dispatch({ type: 'failure-was-read' })
    setStep('recording')
  }
  return (
    <Card as="section" className="columns columns-even" aria-labelledby="pitch-not-understood">
      <div className="stack-close">
        <h2 id="pitch-not-understood" tabIndex={-1}>
          Let’s try that again
        </h2>
        <p role="alert">{sentence}</p>
        <p>
          <strong>{consequence}</strong>
        </p>
        <Button look="main" wide onClick={() => void dropRecording().then(back)}>
          Re-record
        </Button>
        <Button wide icon="pen" onClick={back}>
          Type what I said
        </Button>
        <BackToStart label="Start over" wide />
      </div>
      <Later>
        <Take />
      </Later>
    </Card>
  )
}
