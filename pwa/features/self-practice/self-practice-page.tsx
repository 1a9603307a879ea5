import './self-practice.css'
import { useIonViewWillEnter, useIonViewWillLeave } from '@ionic/react'
import { useAtomValue } from 'jotai'
import { useRef, useState } from 'react'
import { useInterviewRunner } from '../../media/interview-runner/use-interview-runner.ts'
import { useMediaQuery } from '../../platform/media-query.ts'
import { Page } from '../../ui/page.tsx'
import { SiblingSwitch, siblings } from '../../ui/sibling-switch.tsx'
import { Resting } from './resting.tsx'
import { SelfPracticeStage } from './self-practice-stage.tsx'
import { type Session, sessionAtom } from './session.ts'
import { StartAction, StartForm } from './start-form.tsx'
import { Summary } from './summary.tsx'
import { useStart } from './use-start.ts'

/** The screen at /self-interview-prep. */
export default function SelfPracticePage() {
  const session = useAtomValue(sessionAtom)
  const isDesktop = useMediaQuery('(min-width: 900px)')
  const isInFront = useInFront(session)
  const start = useStart()
  return (
    <Page
      title="Self practice"
      switcher={<SiblingSwitch label="Practice" siblings={siblings.practice} here="/self-interview-prep" />}
      action={session || isDesktop ? undefined : <StartAction start={start} />}
    >
      {session ? <Going session={session} isInFront={isInFront} /> : <StartForm start={start} isDesktop={isDesktop} />}
    </Page>
  )
}

/** The stage lies over everything: it stands only while the screen is in front, and leaving the screen lets go of the microphone. */
function useInFront(session: Session | null): boolean {
  const [isInFront, setInFront] = useState(true)
  const now = useRef(session)
  now.current = session
  useIonViewWillEnter(() => setInFront(true))
  useIonViewWillLeave(() => {
    setInFront(false)
    void now.current?.runner.rest()
  })
  return isInFront
}

function Going({ session, isInFront }: { session: Session; isInFront: boolean }) {
  const { practice } = useInterviewRunner(session.runner)
  const [isResting, setResting] = useState(false)
  if (practice.phase === 'completed') return <Summary session={session} />
  if (isResting) return <Resting session={session} onGoOn={() => setResting(false)} />
  return isInFront ? <SelfPracticeStage session={session} onRest={() => setResting(true)} /> : null
}
