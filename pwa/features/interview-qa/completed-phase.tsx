import { useAtomValue } from 'jotai'
import { receivedOf } from '../../generation/generation.ts'
import { NextStepLink } from '../../generation/next-step.tsx'
import { Card } from '../../ui/card.tsx'
import { takeFocusInPlace } from '../../ui/take-focus.ts'
import { ExportQuestions } from './export-questions.tsx'
import { PracticedBar } from './practiced-bar.tsx'
import { questionsAtom } from './question-generation.ts'
import { CompletedActions } from './session-actions.tsx'
import { ownCountAtom, ownCountWords } from './session-store.ts'

export default function CompletedPhase({ isDesktop }: { isDesktop: boolean }) {
  const questions = useAtomValue(questionsAtom)
  const own = useAtomValue(ownCountAtom)
  const count = receivedOf(questions).questions?.questions.length ?? 0
  const used = questions.run.state === 'running' ? 0 : (questions.last?.done.creditsCharged ?? 0)
  return (
    <Card as="section" className="centered centered-narrow qa-completed">
      <h2 tabIndex={-1} ref={takeFocusInPlace}>
        Session Completed
      </h2>
      <p className="title-l">Session Complete!</p>
      <PracticedBar count={count} />
      {own > 0 && <p>{ownCountWords(own)}</p>}
      {used > 0 && <p className="numbers">{used} credits were used for this session</p>}
      <NextStepLink />
      <ExportQuestions />
      {isDesktop && <CompletedActions />}
    </Card>
  )
}
