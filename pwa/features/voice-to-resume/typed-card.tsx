import { countWords } from '../../../api/contract/limits.ts'
import { Card } from '../../ui/card.tsx'
import { TextArea } from '../../ui/field.tsx'
import type { Generate } from './use-generate.ts'

/** For who would rather type, and for what the browser understood, to be put right. */
export function TypedCard({ generate: { typed, setTyped, hearsAudio } }: { generate: Generate }) {
  return (
    <Card as="section" className="stack">
      <TextArea
        label={hearsAudio ? 'Or type it, or add to it' : 'In words'}
        optional={hearsAudio}
        hint={
          hearsAudio
            ? 'Whatever is easier. Typed words come before your takes.'
            : 'This server does not turn speech into text. If your browser can caption speech, the words appear here; otherwise type what you said.'
        }
        counter={`${countWords(typed)} words`}
        rows={6}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </Card>
  )
}
