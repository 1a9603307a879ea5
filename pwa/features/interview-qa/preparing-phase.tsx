import { useAtomValue } from 'jotai'
import { useEffect, useRef } from 'react'
import { holdWords, lostWords } from '../../generation/status-words.ts'
import { configAtom } from '../../session/auth/session.ts'
import { Card } from '../../ui/card.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { qaCredits } from './form-rules.ts'
import { questionsAtom } from './question-generation.ts'

/** What stands in for the form until the first question is there, and 1.5 s at least. */
export function PreparingPhase() {
  const { run } = useAtomValue(questionsAtom)
  const isDevMode = useAtomValue(configAtom)?.devMode ?? false
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that had the focus has gone with the form.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const isLost = run.state === 'running' && run.connection === 'lost'
  return (
    <Card as="section" className="qa-preparing">
      <h2 tabIndex={-1} ref={heading}>
        Preparing Your Questions
      </h2>
      <Spinner size={72}>AI Analysis In Progress</Spinner>
      <p>Please wait a moment...</p>
      <p className="small quiet">It takes a few seconds, and up to half a minute where an AI model writes.</p>
      <p className="qa-hold">{isLost ? lostWords : holdWords(isDevMode ? 0 : qaCredits)}</p>
    </Card>
  )
}
