import { useAtomValue } from 'jotai'
import { useEffect, useRef } from 'react'
import { holdWords, lostWords } from '../../generation/status-words.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { analysisAtom } from './analysis-store.ts'
import { analysisCredits } from './form-rules.ts'
import { readyInOrder, shownSections } from './sections.ts'

/** What stands in for the form while the analysis is made. */
export function AnalysisProgress() {
  const { run } = useAtomValue(analysisAtom)
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that had the focus has gone with the form.
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.closest('.analysis')?.scrollIntoView({ block: 'start' })
  }, [])
  if (run.state !== 'running') return null
  const ready = readyInOrder(run.received)
  return (
    <Card as="section" className="analysis-progress">
      <h2 tabIndex={-1} ref={heading}>
        AI Analysis In Progress
      </h2>
      <Spinner size={72}>This typically takes 45-60 seconds</Spinner>
      <p>Our AI is analyzing your resume against the job description to provide personalized insights.</p>
      <p className="analysis-progress-hold">
        {run.connection === 'lost' ? lostWords : ready.length > 0 ? restWords : holdWords(analysisCredits)}
      </p>
      {ready.length > 0 && (
        <p className="numbers small quiet">
          {ready.length} of {shownSections.length} sections ready
        </p>
      )}
      <Button look="main" wide busy>
        Analyzing...
      </Button>
    </Card>
  )
}

/** The first figures are on the screen; what the person's credits are doing meanwhile. */
export const restWords = `Your score is ready. The rest is being written. ${holdWords(analysisCredits)}`
