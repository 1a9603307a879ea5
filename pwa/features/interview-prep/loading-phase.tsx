import { useAtomValue } from 'jotai'
import { useEffect, useRef } from 'react'
import { holdWords, lostWords } from '../../generation/status-words.ts'
import { Card } from '../../ui/card.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { prepCredits } from './form-rules.ts'
import { preparationAtom } from './preparation.ts'

/** What stands in for the form until the first section is there. */
export function LoadingPhase() {
  const { run } = useAtomValue(preparationAtom)
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that had the focus has gone with the form.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const isLost = run.state === 'running' && run.connection === 'lost'
  return (
    <Card as="section" className="prep-loading">
      <h2 tabIndex={-1} ref={heading}>
        Preparing Your Interview Materials
      </h2>
      <Spinner size={72}>The first part is here in a moment, all of it within a minute or so</Spinner>
      <p>The job description is read for this round, and your resume against it.</p>
      <p className="prep-hold">{isLost ? lostWords : holdWords(prepCredits)}</p>
    </Card>
  )
}
