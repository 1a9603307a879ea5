import { useAtomValue } from 'jotai'
import { useId, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { FieldError } from '../../ui/field.tsx'
import { PageAction } from '../../ui/page.tsx'
import { takeFocusInPlace } from '../../ui/take-focus.ts'
import { analysisAtom, dispatchAnalysis } from './analysis-store.ts'
import { analysisCredits, priceNote } from './form-rules.ts'
import type { Analyze } from './use-analyze.ts'

/** Shown when no requirements were found in the ad: the user marks them, and the analysis continues. */
export function RequirementsStep({ analyze }: { analyze: Analyze }) {
  const { adLines, marked, mark, scoreAgainstMarked, credits } = analyze
  const { run } = useAtomValue(analysisAtom)
  const [error, setError] = useState<string | null>(null)
  const id = useId()
  if (run.state !== 'failed' || !adLines) return null
  return (
    <Card as="section" aria-labelledby={`${id}-title`}>
      <form
        id={requirementsFormId}
        className="stack"
        onSubmit={(event) => {
          event.preventDefault()
          setError(scoreAgainstMarked() ? null : 'Please mark at least one line.')
        }}
      >
        <h2 id={`${id}-title`} tabIndex={-1} ref={takeFocusInPlace}>
          Which lines are the requirements?
        </h2>
        <p>{run.failure.sentence}</p>
        <p className="quiet">{run.failure.consequence}</p>
        <fieldset className="lines" aria-describedby={`${id}-error`}>
          <legend>The job description, line by line</legend>
          {adLines.map((line) => (
            <label key={line} className="choice beside">
              <input
                type="checkbox"
                checked={marked.includes(line)}
                onChange={(event) => mark(line, event.currentTarget.checked)}
              />
              <span className="fill">{line}</span>
            </label>
          ))}
        </fieldset>
        <FieldError id={`${id}-error`} error={error} />
        <PageAction>
          <Button
            type="submit"
            form={requirementsFormId}
            look="main"
            wide
            note={`${analysisCredits} credits. ${priceNote(credits)}`}
          >
            Score against these lines
          </Button>
        </PageAction>
        <Button look="quiet" onClick={() => dispatchAnalysis({ type: 'failure-was-read' })}>
          Change the job description
        </Button>
      </form>
    </Card>
  )
}

const requirementsFormId = 'requirements-form'
