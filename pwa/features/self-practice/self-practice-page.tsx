import { useStore } from '../../platform/use-store.ts'
import './self-practice.css'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { useInFront } from '../../media/interview-runner/use-in-front.ts'
import { useMediaQuery } from '../../platform/media-query.ts'
import { Page } from '../../ui/page.tsx'
import { SiblingSwitch, siblings } from '../../ui/sibling-switch.tsx'
import { type SelfPractice, selfPracticeAtom } from './open-self-practice.ts'
import { Resting } from './resting.tsx'
import { SelfPracticeStage } from './self-practice-stage.tsx'
import { StartAction, StartPractice } from './start-form.tsx'
import { Summary } from './summary.tsx'
import { useStart } from './use-start.ts'

/** The screen at /self-interview-prep. */
export default function SelfPracticePage() {
  const selfPractice = useAtomValue(selfPracticeAtom)
  const isDesktop = useMediaQuery('(min-width: 900px)')
  const isInFront = useInFront(selfPractice?.runner)
  const start = useStart()
  return (
    <Page
      title="Self practice"
      wide={!selfPractice}
      switcher={<SiblingSwitch label="Practice" siblings={siblings.practice} here="/self-interview-prep" />}
      action={selfPractice || isDesktop ? undefined : <StartAction start={start} />}
    >
      {selfPractice ? (
        <UnderWay selfPractice={selfPractice} isInFront={isInFront} />
      ) : (
        <StartPractice start={start} isDesktop={isDesktop} />
      )}
    </Page>
  )
}

function UnderWay({ selfPractice, isInFront }: { selfPractice: SelfPractice; isInFront: boolean }) {
  const { practice } = useStore(selfPractice.runner.view)
  const [isResting, setResting] = useState(false)
  if (practice.phase === 'completed') return <Summary selfPractice={selfPractice} />
  if (isResting) return <Resting selfPractice={selfPractice} onContinue={() => setResting(false)} />
  return isInFront ? <SelfPracticeStage selfPractice={selfPractice} onRest={() => setResting(true)} /> : null
}
