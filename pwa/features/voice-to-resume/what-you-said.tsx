import { TranscriptField } from '../../answers/transcript-field.tsx'
import { Card } from '../../ui/card.tsx'
import type { Generate } from './use-generate.ts'

/** How many free ones are left, in words. */
export function againNote(left: number): string {
  if (left === 0) return 'The five free changes are used up. A new resume takes 20 credits.'
  return `Free, ${left === 1 ? 'once more' : `${left} times more`} within a day. It replaces your edits below.`
}

/** The words the resume was made from, to put right; making it again from them is free. And what found no place in it. */
export function WhatYouSaid({ generate: { last, generateAgain } }: { generate: Generate }) {
  if (!last) return null
  const { received, done } = last
  const notCaught = received.resume?.notCaught ?? []
  return (
    <Card as="section" className="stack">
      <h2>What you said</h2>
      <TranscriptField
        transcript={received.transcription?.transcription ?? null}
        onChange={done.regenerationsLeft > 0 ? generateAgain : undefined}
        saveLabel="Generate again from these words"
        saveNote={againNote(done.regenerationsLeft)}
      />
      <p className="small quiet">{againNote(done.regenerationsLeft)}</p>
      {notCaught.length > 0 && (
        <section>
          <h3>Not in the resume yet</h3>
          <p className="small quiet">These sentences found no place. Add what matters by hand.</p>
          <ul className="spoken-not-caught">
            {notCaught.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </section>
      )}
    </Card>
  )
}
