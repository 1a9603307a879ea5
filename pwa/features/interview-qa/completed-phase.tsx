import { useAtomValue } from 'jotai'
import { useEffect, useRef } from 'react'
import { Card } from '../../ui/card.tsx'
import { CompletedActions } from './completed-actions.tsx'
import { PracticedBar } from './practiced-bar.tsx'
import { questionsAtom, receivedOf } from './question-generation.ts'
import { sessionAtom } from './session-store.ts'
import { TakeQuestions } from './take-questions.tsx'

/** The end of a session: what was done, what it cost, and what to do next. */
export function CompletedPhase({ isDesktop }: { isDesktop: boolean }) {
  const questions = useAtomValue(questionsAtom)
  const { own } = useAtomValue(sessionAtom)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const count = receivedOf(questions).questions?.questions.length ?? 0
  const used = questions.run.state === 'running' ? 0 : (questions.last?.done.creditsCharged ?? 0)
  return (
    <Card as="section" className="qa-completed">
      <h2 tabIndex={-1} ref={heading}>
        Session Completed
      </h2>
      <p className="qa-complete-words">Session Complete!</p>
      <PracticedBar count={count} />
      {own.size > 0 && <p>{own.size === 1 ? '1 answer of your own' : `${own.size} answers of your own`}</p>}
      {used > 0 && <p className="numbers">{used} credits were used for this session</p>}
      <TakeQuestions />
      {isDesktop && <CompletedActions />}
    </Card>
  )
}
