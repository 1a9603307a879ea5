import { countWords } from '../../../api/contract/limits.ts'
import { Card } from '../../ui/card.tsx'
import { TextArea } from '../../ui/field.tsx'
import type { Generate } from './use-generate.ts'

export function TypedCard({ generate: { typed, setTyped, hearsAudio } }: { generate: Generate }) {
  return (
    <Card as="section" className="stack">
      <TextArea
        label={hearsAudio ? 'Or type it, or add to it' : 'In words'}
        optional={hearsAudio}
        hint={
          hearsAudio
            ? 'Whatever is easier. Typed words come before your takes.'
            : 'If your browser can transcribe speech, your words appear here. Otherwise, type them.'
        }
        counter={`${countWords(typed)} words`}
        rows={6}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </Card>
  )
}
