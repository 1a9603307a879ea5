import { useMutation } from '@tanstack/react-query'
import { useAtom, useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import type { ResumePlace } from '../../../../api/contract/improved-resume.ts'
import { analyzedFileAtom } from '../../../generation/told-answers.ts'
import { sentenceOf } from '../../../platform/api-problem.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { useShown } from '../rescoring.ts'
import { proposedChanges, textOf } from './changes.ts'
import { decisionsAtom, type ImprovedFile, improve, type Layout, placesOf } from './improve.ts'
import { ImprovedFileView } from './improved-file-view.tsx'
import { ReviewChanges, reviewWords } from './review-changes.tsx'

const failed = "We couldn't create your improved resume. Please try again."

export default function ImprovedResumeDialog({ close }: { close: () => void }) {
  const { places, changes, decide, paid, isOwn, own, file } = useReview()
  const [made, setMade] = useState<ImprovedFile | null>(null)
  const {
    mutate: write,
    isPending: isWriting,
    error: problem,
  } = useMutation({ mutationFn: (layout: Layout) => improve(paid, changes, { layout, file }), onSuccess: setMade })
  const error = problem && sentenceOf(problem, failed)
  const accepted = changes.filter(({ isAccepted }) => isAccepted).length

  if (made)
    return (
      <Dialog key="made" title="Your improved resume" onClose={close} wide>
        <ImprovedFileView
          made={made}
          before={paid.score?.atsScore ?? 0}
          onBack={() => setMade(null)}
          {...(made.layout === 'own' && { onClean: () => write('clean') })}
          isWriting={isWriting}
          error={error}
        />
      </Dialog>
    )
  return (
    <Dialog
      key="review"
      title="Review your changes"
      description="Each new line is beside your own. No other words change."
      onClose={close}
      wide
      actions={
        places && (
          <Button
            look="main"
            wide
            busy={isWriting}
            disabled={accepted === 0}
            note={reviewWords(isOwn, own)}
            onClick={() => write(own ? 'own' : 'clean')}
          >
            {isWriting ? 'Creating your file...' : `Create the file with ${accepted} ${accepted === 1 ? 'change' : 'changes'}`}
          </Button>
        )
      }
    >
      {places ? (
        <ReviewChanges changes={changes} text={textOf(paid)} places={places} onDecide={decide} error={error} />
      ) : (
        <Spinner>Finding the places in your resume…</Spinner>
      )}
    </Dialog>
  )
}

function useReview() {
  const { paid, shown, told, edits } = useShown()
  const file = useAtomValue(analyzedFileAtom)
  const [decisions, setDecisions] = useAtom(decisionsAtom)
  const [places, setPlaces] = useState<readonly ResumePlace[] | null>(null)
  useEffect(() => {
    // Without places each line goes below the closest one; creating the file reports what is wrong.
    placesOf(paid).then(setPlaces, () => setPlaces([]))
  }, [paid])
  const changes = proposedChanges({ paid, shown, answers: told.answers, edits }, places ?? [])
  const isOwn = paid.document?.parserView.kind === 'docx'
  return {
    ...{ paid, places, isOwn, file },
    /** The Word file to change; null for other kinds, or if it is no longer in the form. */
    own: isOwn ? file : null,
    changes: changes.map((change) => ({ ...change, ...decisions[change.id] })),
    decide: (ids: readonly string[], decision: (typeof decisions)[string]) =>
      setDecisions((all) => ({ ...all, ...Object.fromEntries(ids.map((id) => [id, { ...all[id], ...decision }])) })),
  }
}
