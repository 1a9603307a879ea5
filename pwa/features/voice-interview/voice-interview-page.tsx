import { useAtomValue } from 'jotai'
import { useIsDesktop } from '../../platform/media-query.ts'
import { useIsInFront, useOnLeave } from '../../ui/in-front.ts'
import { Page } from '../../ui/page.tsx'
import { SiblingSwitch, siblings } from '../../ui/sibling-switch.tsx'
import { interviewAtom } from './interview-store.ts'
import { StartAction } from './start-action.tsx'
import { useStart } from './use-start.ts'
import { VoiceInterviewScreen } from './voice-interview-screen.tsx'

export default function VoiceInterviewPage() {
  const isDesktop = useIsDesktop()
  const interview = useAtomValue(interviewAtom)
  const start = useStart()
  const isInFront = useIsInFront()
  useOnLeave(() => interview?.runner.rest())
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
