import { useAtomValue } from 'jotai'
import { DoneLine } from '../../generation/done-line.tsx'
import { StatusLine } from '../../generation/status-line.tsx'
import { holdWords, lostWords } from '../../generation/status-words.ts'
import { reviewCredits, reviewGenerationAtom } from './review-generation.ts'

/** What the credits are doing while it is written, and what they became. */
export function FeedbackStatus() {
  const { run, last } = useAtomValue(reviewGenerationAtom)
  if (run.state === 'running') {
    const isLost = run.connection === 'lost'
    const words = `Your score is ready. The rest is being written. ${holdWords(reviewCredits)}`
    return <StatusLine look={isLost ? 'lost' : 'writing'}>{isLost ? lostWords : words}</StatusLine>
  }
  if (!last) return null
  return <DoneLine done={last.done}>Not stored unless you save it.</DoneLine>
}
