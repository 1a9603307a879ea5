import { Collapsible } from '../../ui/collapsible.tsx'
import { InfoNote } from '../../ui/info-note.tsx'
import { copiedWords } from './copied-words.ts'

/** Names the lines copied from the job description: they do not count, and a reader would notice them. */
export function CopiedLines({ lines }: { lines: readonly string[] }) {
  return (
    <div className="stack-tight">
      <InfoNote>{copiedWords(lines)}</InfoNote>
      <Collapsible title={lines.length === 1 ? 'Show this line' : 'Show these lines'} look="line">
        <ul className="plain-list stack">
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line may be there twice, and the list never changes
            <li key={index}>
              <blockquote>{line}</blockquote>
            </li>
          ))}
        </ul>
      </Collapsible>
    </div>
  )
}
