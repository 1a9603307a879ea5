import { useAtomValue } from 'jotai'
import { DoneLine } from '../../generation/done-line.tsx'
import { StatusLine } from '../../generation/status-line.tsx'
import { lostWords } from '../../generation/status-words.ts'
import { restWords } from './analysis-progress.tsx'
import { analysisAtom } from './analysis-store.ts'

/** One line at a fixed place above the sections: what the credits are doing, later what they became. */
export function ResultsStatus() {
  const { run, last } = useAtomValue(analysisAtom)
  if (run.state === 'running') {
    const isLost = run.connection === 'lost'
    return <StatusLine look={isLost ? 'lost' : 'writing'}>{isLost ? lostWords : restWords}</StatusLine>
  }
  if (!last) return null
  return <DoneLine done={last.done}>Stored nowhere: export what you want to keep.</DoneLine>
}
