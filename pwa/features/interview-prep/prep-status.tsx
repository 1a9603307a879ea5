import { useAtomValue } from 'jotai'
import { DoneLine } from '../../generation/done-line.tsx'
import { StatusLine } from '../../generation/status-line.tsx'
import { holdWords, lostWords } from '../../generation/status-words.ts'
import { prepCredits } from './form-rules.ts'
import { preparationAtom } from './preparation.ts'

/** What the credits are doing while it is written, and what they became. */
export function PrepStatus() {
  const { run, last } = useAtomValue(preparationAtom)
  if (run.state === 'running') {
    const isLost = run.connection === 'lost'
    const words = `The first part is ready. The rest is being written. ${holdWords(prepCredits)}`
    return <StatusLine look={isLost ? 'lost' : 'writing'}>{isLost ? lostWords : words}</StatusLine>
  }
  if (!last) return null
  return <DoneLine done={last.done}>Stored nowhere: export what you want to keep.</DoneLine>
}
