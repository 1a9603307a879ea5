import { useAtomValue } from 'jotai'
import { ExportRow } from '../../export/export-row.tsx'
import { receivedOf } from '../../generation/generation.ts'
import { guideTitle, qaOutline } from './qa-outline.ts'
import { questionGeneration, questionsAtom } from './question-generation.ts'
import { readyAtom } from './session-store.ts'

export function ExportQuestions() {
  const questions = useAtomValue(questionsAtom)
  const received = receivedOf(questions)
  const ready = useAtomValue(readyAtom)
  const blocks = () => qaOutline(received.round?.interviewRoundType, received.questions?.questions ?? [], ready)
  return (
    <ExportRow
      what={{ title: guideTitle, fileName: 'greenroom-interview-qa', blocks }}
      isWhole={questions.run.state !== 'running'}
      onExported={() => questionGeneration.dispatch({ type: 'results-were-saved' })}
    />
  )
}
