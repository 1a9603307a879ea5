import { useAtomValue } from 'jotai'
import { feedbackRunsAtom } from '../../answer-review/feedback-runs.ts'
import { TakeAlongRow } from '../../export/take-along-row.tsx'
import { receivedOf } from '../../generation/generation.ts'
import { guideTitle, qaOutline } from './qa-outline.ts'
import { questionGeneration, questionsAtom } from './question-generation.ts'
import { sessionAtom } from './session-store.ts'

/** All questions with their suggested answers and the person's own: as PDF or Word, copied or shared. */
export function TakeQuestions() {
  const questions = useAtomValue(questionsAtom)
  const { own } = useAtomValue(sessionAtom)
  const received = receivedOf(questions)
  const runs = useAtomValue(feedbackRunsAtom)
  const feedbackOn = (answerId: string) => runs.get(answerId)?.answer ?? undefined
  const blocks = () => qaOutline(received.round?.interviewRoundType, received.questions?.questions ?? [], own, feedbackOn)
  return (
    <TakeAlongRow
      what={{ title: guideTitle, fileName: 'greenroom-interview-qa', blocks }}
      isWhole={questions.run.state !== 'running'}
      onTaken={() => questionGeneration.dispatch({ type: 'results-were-saved' })}
    />
  )
}
