import { useAtomValue } from 'jotai'
import { receivedOf } from '../../generation/generation.ts'
import { Card } from '../../ui/card.tsx'
import { Illustration } from '../../ui/illustration.tsx'
import { takeFocusInPlace } from '../../ui/take-focus.ts'
import { questionsAtom } from './question-generation.ts'
import { CompletedActions, ExportQuestions, ReadyCount } from './session-actions.tsx'

export default function CompletedPhase({ isDesktop }: { isDesktop: boolean }) {
  const questions = useAtomValue(questionsAtom)
  const count = receivedOf(questions).questions?.questions.length ?? 0
  const used = questions.run.state === 'running' ? 0 : (questions.last?.done.creditsCharged ?? 0)
  return (
    <Card as="section" className="centered centered-narrow qa-completed">
      <Illustration of="success" />
      <h2 className="title-l" tabIndex={-1} ref={takeFocusInPlace}>
        Session Complete!
      </h2>
      <ReadyCount count={count} />
      {isDesktop && <CompletedActions />}
      <ExportQuestions />
      {used > 0 && <p className="small quiet numbers">{used} credits were used for this session</p>}
    </Card>
  )
}
