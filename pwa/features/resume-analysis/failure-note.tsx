import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import { Button, IconButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { creditsSheetOpenAtom } from '../credits/credits-sheet-state.ts'
import { analysisAtom, tellAnalysis } from './analysis-store.ts'

/** Why the last analysis did not come, what it cost (nothing), and what to do. Stays until it is read away or tried again. */
export function FailureNote() {
  const { run } = useAtomValue(analysisAtom)
  const showCredits = useSetAtom(creditsSheetOpenAtom)
  const note = useRef<HTMLDivElement>(null)
  const hasFailed = run.state === 'failed'
  // The progress view, which had the focus, has gone: the reader goes on here.
  useEffect(() => {
    if (hasFailed && document.activeElement === document.body) note.current?.focus()
  }, [hasFailed])
  return (
    <div role="alert" ref={note} tabIndex={-1}>
      {run.state === 'failed' && (
        <div className="analysis-failure">
          <Icon name="warning" />
          <div className="analysis-failure-words">
            <p>
              <strong>{run.failure.sentence}</strong>
            </p>
            <p>{run.failure.consequence}</p>
            {run.failure.offer === 'buy-credits' && (
              <Button small onClick={() => showCredits(true)}>
                Buy more
              </Button>
            )}
          </div>
          <IconButton icon="close" label="Dismiss" onClick={() => tellAnalysis({ type: 'failure-was-read' })} />
        </div>
      )}
    </div>
  )
}
