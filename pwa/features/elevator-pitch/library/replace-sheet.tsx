import { useId, useState } from 'react'
import { pitchTexts } from '../../../../api/contract/elevator-pitch-texts.ts'
import { pitch } from '../../../../api/contract/limits.ts'
import { sentenceOf } from '../../../platform/api-problem.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { Facts, ScoreBadge, savedOn } from './pitch-facts.tsx'
import { Still } from './pitch-picture.tsx'
import { useLibrary } from './use-library.ts'

interface ReplaceSheetProps {
  uid: string
  onChosen: (replaces: string | null) => void
  onClose: () => void
}

/** The old pitch is deleted only once the new one is safe. */
export function ReplaceSheet({ uid, onChosen, onClose }: ReplaceSheetProps) {
  const { pitches, problem, fetchAgain } = useLibrary(uid)
  const [chosen, setChosen] = useState<string | null>(null)
  const name = useId()
  const hasSpace = pitches !== null && pitches.length < pitch.savedAtMost
  return (
    <Dialog
      title="Replace one of these?"
      description={hasSpace ? 'There is room again: you don’t have to replace one.' : pitchTexts.limit}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Not now</Button>
          <Button look="main" disabled={!hasSpace && chosen === null} onClick={() => onChosen(hasSpace ? null : chosen)}>
            {hasSpace ? 'Save' : 'Replace and save'}
          </Button>
        </>
      }
    >
      {!pitches && !problem && <Spinner size={40}>Checking your library. This takes a second.</Spinner>}
      {!pitches && problem && (
        <div className="stack" role="alert">
          <p>{sentenceOf(problem, 'Your library could not be opened.')}</p>
          <Button icon="retry" onClick={() => void fetchAgain().catch(() => undefined)}>
            Try again
          </Button>
        </div>
      )}
      {!hasSpace && pitches && (
        <fieldset className="stack-tight">
          <legend className="only-heard">Which one to replace</legend>
          {pitches.map((each) => (
            <label key={each.id} className="choice box beside">
              <input type="radio" name={name} checked={chosen === each.id} onChange={() => setChosen(each.id)} />
              <span className="pitch-picture pitch-thumb">
                <Still pitch={each} />
              </span>
              <span className="fill stack-snug">
                <strong className="small">{savedOn(each.timestamp)}</strong>
                <Facts of={each} />
                <ScoreBadge score={each.score} />
              </span>
            </label>
          ))}
        </fieldset>
      )}
    </Dialog>
  )
}
