import { CreditsOffer } from '../../generation/credits-offer.tsx'
import type { RecorderController } from '../../media/recorder/recorder-controller.ts'
import { whereItIs } from '../../media/recorder/recording-texts.ts'
import { useOnline } from '../../platform/use-online.ts'
import { useStore } from '../../platform/use-store.ts'
import { SwitchedOffNote, useSwitchedOff } from '../../session/switched-off.tsx'
import { Button } from '../../ui/button.tsx'
import './voice-to-resume.css'
import { useAtomValue } from 'jotai'
import { lazy, type ReactNode, useEffect, useState } from 'react'
import { countWords } from '../../../api/contract/limits.ts'
import { FailureNote } from '../../generation/failure-note.tsx'
import { FormLayout } from '../../generation/form/form-layout.tsx'
import { HowThisWorks, type Step } from '../../generation/form/how-this-works.tsx'
import { GeneratingCard } from '../../generation/generating-card.tsx'
import { useAskBeforeLeaving } from '../../generation/leaving-guard.ts'
import { askedWords } from '../../generation/status-words.ts'
import { useResumeAfterReload, useTopOfPhase } from '../../generation/use-top-of-phase.ts'
import { WaitingCard } from '../../generation/waiting-card.tsx'
import { isBusy } from '../../media/recorder/recorder.ts'
import { userAtom } from '../../session/auth/auth-state.ts'
import { isBuiltInAtom } from '../../session/auth/session.ts'
import { Card } from '../../ui/card.tsx'
import { TextArea } from '../../ui/field.tsx'
import { useIsInFront, useOnLeave } from '../../ui/in-front.ts'
import { Later } from '../../ui/later.tsx'
import { type FeaturePageProps, Page, PageAction } from '../../ui/page.tsx'
import { useReadyTitle } from '../../ui/tab-title.ts'
import { ChooseWay, OtherWay, useWay } from './choose-way.tsx'
import { SpeakCard } from './speak-card.tsx'
import { StepByStep } from './step-by-step.tsx'
import { openSpeaking, type Speaking, speakingAtom } from './takes.ts'
import { type Generate, resumeCredits, spokenResumeGeneration, useGenerate } from './use-generate.ts'

const MadeResume = lazy(() => import('./made-resume.tsx'))

export default function VoiceToResumePage({ switcher }: FeaturePageProps) {
  const generate = useGenerate()
  const speaking = useSpeaking()
  const { way, chooseWay, isTold, history, setHistory, ...ways } = useWay(generate.isEmpty)
  const [isTaken, setTaken] = useState(false)
  const { run, last } = generate
  useResumeAfterReload(generate.resumeAfterReload)
  const hasTakes = (speaking?.takes.length ?? 0) > 0
  const isMade = history !== null
  useAskBeforeLeaving(run.state === 'running' || (isMade && !isTold ? !last?.isSaved : hasTakes || (ways.hasTold && !isTaken)))
  useReadyTitle(run.state === 'idle' && isMade && !isTold)

  const top = useTopOfPhase<HTMLDivElement>(way)
  const isMaking = run.state === 'running'
  const waits = run.state === 'waiting'
  const showsForm = !isMaking && !isMade && !waits
  const onExported = () => {
    setTaken(true)
    spokenResumeGeneration.dispatch({ type: 'results-were-saved' })
  }
  const isShown = !isMaking && !waits && isMade
  return (
    <Page title="Voice-to-Resume Generator" wide switcher={switcher}>
      <div className="feature stack-loose" tabIndex={-1} ref={top}>
        <FailureNote failure={generate.failure} onDismiss={generate.dismissFailure} />
        {isMaking && (
          <GeneratingCard
            title="Writing your resume"
            doing="This takes about 30-45 seconds"
            run={run}
            hold={isMade ? 'This one is free.' : askedWords(resumeCredits)}
          >
            <p>Listening to what you said and putting it in order. Nothing is added that you did not say.</p>
          </GeneratingCard>
        )}
        {waits && <WaitingCard what="resume" credits={resumeCredits} generation={spokenResumeGeneration} />}
        {showsForm && way === '' && <ChooseWay onChoose={chooseWay} />}
        {showsForm && way === 'steps' && <StepByStep otherWay={<OtherWay to="one-go" onChoose={chooseWay} />} />}
        {showsForm && way === 'one-go' && (
          <SpeakForm {...{ generate, speaking }}>
            <OtherWay to="steps" onChoose={chooseWay} />
          </SpeakForm>
        )}
        {isShown && (
          <Later>
            <MadeResume
              generate={generate}
              history={history}
              onChange={setHistory}
              onExported={onExported}
              onBackToQuestions={isTold ? ways.backToQuestions : null}
            />
          </Later>
        )}
      </div>
    </Page>
  )
}

/** Leaving the screen stops a recording and keeps it. */
function useSpeaking() {
  const uid = useAtomValue(userAtom)?.uid
  const speaking = useAtomValue(speakingAtom)
  const isInFront = useIsInFront()
  useEffect(() => {
    if (uid && isInFront && !speaking) void openSpeaking(uid)
  }, [uid, isInFront, speaking])
  useOnLeave(() => {
    if (speaking && isBusy(speaking.controller.view.get().recorder)) void speaking.controller.stop()
  })
  return speaking
}

const steps = (isBuiltIn: boolean): readonly Step[] => [
  { title: 'Speak or type', text: 'Up to five minutes, in as many takes as you like.' },
  isBuiltIn
    ? { title: 'Sort your sentences', text: 'Each one goes where you say; a job takes a few words.' }
    : { title: 'Get a resume', text: 'It takes about 30-45 seconds.' },
  { title: 'Correct it', text: 'Tap any line. What is missing is marked.' },
  { title: 'Download it', text: 'As a Word document.' },
]

interface SpeakFormProps {
  generate: Generate
  speaking: Speaking | null
  children: ReactNode
}

function SpeakForm({ generate, speaking, children }: SpeakFormProps) {
  const isBuiltIn = useAtomValue(isBuiltInAtom)
  const intro = (
    <HowThisWorks price={`${resumeCredits} credits.`} steps={steps(isBuiltIn)}>
      Talk about your work in English. Get a resume that says only what you said.
    </HowThisWorks>
  )
  if (!speaking) {
    return (
      <FormLayout intro={intro}>
        <div data-opening />
        {children}
      </FormLayout>
    )
  }
  return (
    <SpeakCard speaking={speaking} intro={intro} otherWay={children}>
      <TypedCard generate={generate} />
      <PageAction>
        <GenerateAction generate={generate} controller={speaking.controller} />
      </PageAction>
    </SpeakCard>
  )
}

function TypedCard({ generate: { typed, setTyped, hearsAudio, words } }: { generate: Generate }) {
  return (
    <Card as="section" className="stack">
      <TextArea
        ref={words}
        label={hearsAudio ? 'Or type it, or add to it' : 'In words'}
        optional={hearsAudio}
        hint={
          hearsAudio
            ? 'Whatever is easier. Typed words come before your takes.'
            : 'If your browser can transcribe speech, your words appear here. Otherwise, type them.'
        }
        counter={`${countWords(typed)} words`}
        rows={6}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </Card>
  )
}

/** Before anything is said it only tells why it will not work. Disabled while recording, offline and without enough credits. */
function GenerateAction({ generate, controller }: { generate: Generate; controller: RecorderController }) {
  const { recorder, keeps } = useStore(controller.view)
  const isOnline = useOnline()
  const isOff = useSwitchedOff('voice-to-resume')
  const isBuiltIn = useAtomValue(isBuiltInAtom)
  const note = isOnline
    ? isBuiltIn
      ? 'Without an AI, you sort your sentences yourself, and the credits come back.'
      : 'You pay only if you get a resume. Correcting it is free.'
    : generate.canWait
      ? `No connection. What you said is ${whereItIs[keeps]}.`
      : `You are offline. What you said is ${whereItIs[keeps]}. Typed words are sent from this page: generate when you are connected.`
  if (isOff) return <SwitchedOffNote feature="voice-to-resume" />
  if (generate.isEmpty && !generate.shortage) return null
  if (isOnline && generate.shortage)
    return <CreditsOffer wanted={{ reason: 'voice_to_resume', proceed: generate.generate }} note={generate.shortage} />
  if (isOnline && generate.lacksWords && !isBusy(recorder))
    return (
      <Button look="main" wide icon="pen" onClick={generate.toWords} note={`Then make your resume (${resumeCredits} credits).`}>
        Add what you said
      </Button>
    )
  return (
    <Button
      look="main"
      wide
      disabled={isBusy(recorder) || (!isOnline && !generate.canWait) || generate.shortage !== null}
      onClick={generate.generate}
      note={note}
    >
      {isOnline || !generate.canWait
        ? `Generate Resume (${resumeCredits} credits)`
        : `Generate when connected (${resumeCredits} credits)`}
    </Button>
  )
}
