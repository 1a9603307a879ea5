import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { canTryAtom, useShown } from '../rescoring.ts'
import { proposedChanges } from './changes.ts'

const ImprovedResumeDialog = lazyDialog<{ close: () => void }>(() => import('./improved-resume-dialog.tsx'))

/** Shown as soon as a paid analysis has something to change. */
export function ImprovedResumeButton() {
  const { paid, shown, told, edits } = useShown()
  const canTry = useAtomValue(canTryAtom)
  const [isOpen, setOpen] = useState(false)
  const { changes } = proposedChanges({ paid, shown, answers: told.answers, edits }, [])
  if (!canTry || changes.length === 0) return null
  return (
    <>
      <Button
        wide
        icon="download"
        note={`${changes.length === 1 ? '1 change' : `${changes.length} changes`} to review first. Free.`}
        onClick={() => setOpen(true)}
      >
        Download the improved resume
      </Button>
      {isOpen && <ImprovedResumeDialog close={() => setOpen(false)} />}
    </>
  )
}
