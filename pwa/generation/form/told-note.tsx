import { useAtomValue } from 'jotai'
import { Button } from '../../ui/button.tsx'
import { includedAtom, includeTold, toldHereAtom } from '../told-answers.ts'

/** Below the job description: answers to gap questions about this ad are included unless the user removes them. */
export function ToldNote() {
  const count = useAtomValue(toldHereAtom)?.answers.length ?? 0
  const isIncluded = useAtomValue(includedAtom).length > 0
  if (count === 0) return null
  const answers = count === 1 ? '1 answer' : `${count} answers`
  return (
    <div className="row">
      <span className="small" role="status">
        {isIncluded ? `Includes ${answers} you told us about this job.` : `You told us ${answers} about this job. Not included.`}
      </span>
      <Button small look="quiet" onClick={() => includeTold(!isIncluded)}>
        {isIncluded ? 'Remove' : 'Include'}
      </Button>
    </div>
  )
}
