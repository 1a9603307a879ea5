import { useAtomValue } from 'jotai'
import { useMissingFields } from '../../generation/form/missing-fields.ts'
import { RequestButton } from '../../generation/form/request-form.tsx'
import { useIsDesktop } from '../../platform/media-query.ts'
import { useIsInFront, useOnLeave } from '../../ui/in-front.ts'
import { Page } from '../../ui/page.tsx'
import { SiblingSwitch } from '../../ui/sibling-switch.tsx'
import { interviewFormId } from './interview-form.tsx'
import { interviewAtom } from './interview-store.ts'
import { startButton } from './start-rules.ts'
import { type Start, useStart } from './use-start.ts'
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
      switcher={<SiblingSwitch here="/voice-interview" />}
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

/** Leads to whatever is missing, including credits. */
function StartAction({ start: { run, credits } }: { start: Start }) {
  const missing = useMissingFields(['resume', 'job description'])
  const { label, ...button } = startButton(run.state === 'running', credits, missing)
  return (
    <RequestButton id={interviewFormId} reason="voice_interview" missing={missing} {...button}>
      {label}
    </RequestButton>
  )
}
