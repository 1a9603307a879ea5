import { useAtomValue } from 'jotai'
import { TakeAlongRow } from '../../export/take-along-row.tsx'
import { receivedOf } from '../../generation/generation.ts'
import { guideTitle, qaOutline } from './qa-outline.ts'
import { questionGeneration, questionsAtom } from './question-generation.ts'

export function TakeQuestions() {
  const questions = useAtomValue(questionsAtom)
  const received = receivedOf(questions)
  const blocks = () => qaOutline(received.round?.interviewRoundType, received.questions?.questions ?? [])
  return (
    <TakeAlongRow
      what={{ title: guideTitle, fileName: 'greenroom-interview-qa', blocks }}
      isWhole={questions.run.state !== 'running'}
      onTaken={() => questionGeneration.dispatch({ type: 'results-were-saved' })}
    />
  )
}
