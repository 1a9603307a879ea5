import { useIonViewWillEnter, useIonViewWillLeave } from '@ionic/react'
import { useAtomValue } from 'jotai'
import { useRef, useState } from 'react'
import { useMediaQuery } from '../../platform/media-query.ts'
import { Page } from '../../ui/page.tsx'
import { SiblingSwitch, siblings } from '../../ui/sibling-switch.tsx'
import type { Interview } from './interview.ts'
import { interviewAtom } from './interview-store.ts'
import { StartAction } from './start-action.tsx'
import { useStart } from './use-start.ts'
import { VoiceInterviewScreen } from './voice-interview-screen.tsx'

/** The screen at /voice-interview. On a phone the main action stands at the bottom edge, where the thumb is. */
export default function VoiceInterviewPage() {
  const isDesktop = useMediaQuery('(min-width: 900px)')
  const interview = useAtomValue(interviewAtom)
  const start = useStart()
  const isInFront = useInFront(interview)
  const action = <StartAction start={start} />
  const isForm = interview === null && start.run.state !== 'running'
  return (
    <Page
      title="Voice Practice Interview"
      wide
      switcher={<SiblingSwitch label="Practice" siblings={siblings.practice} here="/voice-interview" />}
      action={isForm && !isDesktop ? action : undefined}
    >
      <VoiceInterviewScreen
        start={start}
        interview={interview}
        isInFront={isInFront}
        isDesktop={isDesktop}
        action={isDesktop ? action : null}
      />
    </Page>
  )
}

/** The stage lies over everything: it stands only while this screen is in front, and leaving it lets go of the microphone. */
function useInFront(interview: Interview | null): boolean {
  const [isInFront, setInFront] = useState(true)
  const now = useRef(interview)
  now.current = interview
  useIonViewWillEnter(() => setInFront(true))
  useIonViewWillLeave(() => {
    setInFront(false)
    void now.current?.runner.rest()
  })
  return isInFront
}
