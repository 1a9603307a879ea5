import { TranscriptField } from '../../answer-review/transcript-field.tsx'
import { Card } from '../../ui/card.tsx'
import { againLabel, againNote } from './free-again.ts'
import type { Generate } from './use-generate.ts'

export function WhatYouSaid({ generate: { last, generateAgain } }: { generate: Generate }) {
  if (!last) return null
  const { received, done } = last
  const note = againNote(done, new Date())
  return (
    <Card as="section" className="stack">
      <h2>What you said</h2>
      <TranscriptField
        transcript={received.transcription?.transcription ?? null}
        onChange={generateAgain}
        saveLabel={againLabel(done, new Date())}
        saveNote={note}
      />
      <p className="small quiet">{note}</p>
    </Card>
  )
}
