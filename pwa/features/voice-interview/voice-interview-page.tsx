import { useAtomValue } from 'jotai'
import { lazy } from 'react'
import { FailureNote } from '../../generation/failure-note.tsx'
import { JobDescriptionField, ResumeField } from '../../generation/form/form-fields.tsx'
import { FormLayout } from '../../generation/form/form-layout.tsx'
import { HowThisWorks } from '../../generation/form/how-this-works.tsx'
import { useMissingFields } from '../../generation/form/missing-fields.ts'
import { RequestButton, RequestForm } from '../../generation/form/request-form.tsx'
import { plainResume } from '../../generation/form/resume-file.ts'
import { RoundSelect } from '../../generation/form/round-select.tsx'
import { ToldNote } from '../../generation/form/told-note.tsx'
import { GeneratingCard } from '../../generation/generating-card.tsx'
import { useAskBeforeLeaving } from '../../generation/leaving-guard.ts'
import { askedWords } from '../../generation/status-words.ts'
import { useResumeAfterReload, useTopOfPhase } from '../../generation/use-top-of-phase.ts'
import { SettingsCard } from '../../media/interview-runner/settings-card.tsx'
import { DevicePicker } from '../../media/recorder/device-choice.tsx'
import { StorageNote } from '../../media/recorder/storage-note.tsx'
import { canListenBeside } from '../../platform/speech-recognition.ts'
import { configAtom } from '../../session/auth/session.ts'
import { useIsInFront, useOnLeave } from '../../ui/in-front.ts'
import { Later } from '../../ui/later.tsx'
import { type FeaturePageProps, Page } from '../../ui/page.tsx'
import { interviewAtom } from './interview-store.ts'
import { interviewCredits, startButton } from './start-rules.ts'
import { type Start, useStart } from './use-start.ts'

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

export default function VoiceInterviewPage({ switcher }: FeaturePageProps) {
  const interview = useAtomValue(interviewAtom)
  const start = useStart()
  const isInFront = useIsInFront()
  useOnLeave(() => interview?.runner.rest())
  return (
    <Page title="Voice Practice Interview" wide switcher={switcher}>
      {interview ? (
        <Later>
          <UnderWay interview={interview} isInFront={isInFront} />
        </Later>
      ) : (
        <Beginning start={start} />
      )}
    </Page>
  )
}

/** Leads to whatever is missing, including credits. */
function StartAction({ start: { run, credits } }: { start: Start }) {
  const missing = useMissingFields(['resume', 'job description'])
  const { label, ...button } = startButton(run.state === 'running', credits, missing)
  return (
    <RequestButton missing={missing} {...button}>
      {label}
    </RequestButton>
  )
}

function Beginning({ start }: { start: Start }) {
  const { run } = start
  useResumeAfterReload(start.resumeAfterReload)
  useAskBeforeLeaving(run.state === 'running')
  const top = useTopOfPhase<HTMLDivElement>(run.state === 'running' ? 'preparing' : 'initial')
  return (
    <div className="feature" ref={top} tabIndex={-1}>
      {run.state === 'running' ? (
        <GeneratingCard
          title="Preparing your interview"
          doing="This takes up to 40 seconds"
          run={run}
          hold={askedWords(interviewCredits)}
          steps={['Reading your resume', 'Reading the ad', 'Choosing ten questions', 'Planning your answers']}
        >
          <p className="quiet">In the meantime: sit up, get a glass of water, and have your microphone ready.</p>
        </GeneratingCard>
      ) : (
        <FormLayout
          intro={
            <HowThisWorks price="15 credits, good for 24 hours. No subscription." steps={steps}>
              Ten questions, read aloud. Record your answers and get feedback on each one.
            </HowThisWorks>
          }
        >
          <FailureNote failure={start.failure} onDismiss={start.dismissFailure} />
          <InterviewForm start={start} />
        </FormLayout>
      )}
    </div>
  )
}

function InterviewForm({ start }: { start: Start }) {
  const { round, setRound, faults } = start
  return (
    <RequestForm feature="voice-interview" onPress={start.press}>
      <ResumeField kinds={plainResume} error={faults.resume} />
      <JobDescriptionField error={faults.jobDescription} />
      <ToldNote />
      <RoundSelect value={round} onChoose={setRound} />
      <SettingsCard offersFollowUps={useOffersFollowUps()}>
        <DevicePicker />
      </SettingsCard>
      <StorageNote />
      <NoWordsNote />
      <StartAction start={start} />
    </RequestForm>
  )
}

/** They need a model that asks, and words to ask about. */
function useOffersFollowUps(): boolean {
  const config = useAtomValue(configAtom)
  return config?.coach === 'openai' && (config.transcription === 'server' || canListenBeside())
}

/** Shown before paying: where neither server nor browser transcribes, feedback needs typed words. */
function NoWordsNote() {
  const config = useAtomValue(configAtom)
  if (config?.transcription !== 'browser' || canListenBeside()) return null
  return (
    <p className="quiet small">
      Your answers will not be transcribed in this browser. You can speak, record and listen; for feedback, type what you said.
    </p>
  )
}
