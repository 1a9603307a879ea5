import { useEffect, useRef } from 'react'
import { Card } from '../../ui/card.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { takesAbout } from './texts.ts'
import { resumeCredits } from './use-generate.ts'

/** What stands there while the resume is made. */
export function Making({ isConnectionLost, isFree }: { isConnectionLost: boolean; isFree: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that had the focus has gone.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const hold = isFree ? 'This one is free.' : `${resumeCredits} credits are on hold, not spent.`
  return (
    <Card as="section" className="spoken-making">
      <h2 tabIndex={-1} ref={heading}>
        Writing your resume
      </h2>
      <Spinner size={72}>{takesAbout}</Spinner>
      <p>Listening to what you said and putting it in order. Nothing is added that you did not say.</p>
      <p className="quiet">
        {isConnectionLost ? 'No connection. It goes on without you and is fetched as soon as you are back. You pay once.' : hold}
      </p>
    </Card>
  )
}
