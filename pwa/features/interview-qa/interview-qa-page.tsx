import './interview-qa.css'
import { useAtomValue } from 'jotai'
import { useEffect, useRef } from 'react'
import { Arrivals } from '../../generation/arrivals.tsx'
import { useReadyTitle } from '../../generation/use-ready-title.ts'
import { useTopOfPhase } from '../../generation/use-top-of-phase.ts'
import { useMediaQuery } from '../../platform/media-query.ts'
import { Page } from '../../ui/page.tsx'
import { SiblingSwitch, siblings } from '../../ui/sibling-switch.tsx'
import { CompletedActions } from './completed-actions.tsx'
import { CompletedPhase } from './completed-phase.tsx'
import { GuideActions } from './guide-actions.tsx'
import { GuidePhase } from './guide-phase.tsx'
import { InitialPhase } from './initial-phase.tsx'
import { PreparingPhase } from './preparing-phase.tsx'
import { questionsAtom, receivedOf } from './question-generation.ts'
import { QuestionsButton } from './questions-button.tsx'
import type { Phase } from './session.ts'
import { resumeSession, sessionAtom } from './session-store.ts'
import { useFollowQuestions } from './use-questions-form.ts'

/** The main action at the bottom edge of a phone. */
const phoneActions: Record<Phase, (() => React.ReactNode) | null> = {
  initial: QuestionsButton,
  preparing: null,
  'in-progress': GuideActions,
  completed: CompletedActions,
}

/** The screen at /interview-prep and /basic-interview-prep. */
export default function InterviewQaPage() {
  const isDesktop = useMediaQuery('(min-width: 900px)')
  const { phase } = useAtomValue(sessionAtom)
  const questions = useAtomValue(questionsAtom)
  useReadyTitle(phase === 'in-progress' && questions.run.state === 'idle')

  const follow = useRef(useFollowQuestions())
  useEffect(() => void resumeSession(follow.current), [])

  const top = useTopOfPhase<HTMLDivElement>(phase)

  const Action = phoneActions[phase]
  const count = receivedOf(questions).questions?.questions.length ?? 0
  const lines = Array.from({ length: count }, (_, index) => `Question ${index + 1} ready`)
  return (
    <Page
      title="Interview Q&A Preparation"
      wide
      switcher={<SiblingSwitch label="Preparation" siblings={siblings.prep} here="/interview-prep" />}
      action={!isDesktop && Action && <Action />}
    >
      <div className="qa" ref={top} tabIndex={-1}>
        {phase === 'initial' && <InitialPhase isDesktop={isDesktop} />}
        {phase === 'preparing' && <PreparingPhase />}
        {phase === 'in-progress' && <GuidePhase isDesktop={isDesktop} />}
        {phase === 'completed' && <CompletedPhase isDesktop={isDesktop} />}
        <Arrivals lines={phase === 'in-progress' ? lines : []} />
      </div>
    </Page>
  )
}
