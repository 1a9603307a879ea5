import { useAtomValue } from 'jotai'
import { qaQuestionCount } from '../../../api/contract/interview-qa.ts'
import { DoneLine } from '../../generation/done-line.tsx'
import { StatusLine } from '../../generation/status-line.tsx'
import { holdWords, lostWords } from '../../generation/status-words.ts'
import { configAtom } from '../../session/auth/session.ts'
import { qaCredits } from './form-rules.ts'
import { questionsAtom } from './question-generation.ts'

const notChecked = 'No requirements could be read from this job description: these come from your resume and the round.'

/** What the credits are doing while questions are written, and what they became. */
export function GuideStatus() {
  const { run, last } = useAtomValue(questionsAtom)
  const isDevMode = useAtomValue(configAtom)?.devMode ?? false
  if (run.state === 'running') {
    const count = run.received.questions?.questions.length ?? 0
    const isLost = run.connection === 'lost'
    const words = `${count} of ${qaQuestionCount} questions are here, the rest is being written. ${holdWords(isDevMode ? 0 : qaCredits)}`
    return <StatusLine look={isLost ? 'lost' : 'writing'}>{isLost ? lostWords : words}</StatusLine>
  }
  if (!last) return null
  return (
    <DoneLine done={last.done}>
      Stored nowhere: export what you want to keep. {last.received.round?.checked === false && notChecked}
    </DoneLine>
  )
}
