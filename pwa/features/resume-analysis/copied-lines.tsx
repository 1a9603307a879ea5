import { Collapsible } from '../../ui/collapsible.tsx'
import { Icon } from '../../ui/icon.tsx'
import { copiedWords } from './copied-words.ts'

/** Names what was taken over from the job description: it counts nowhere, and a reader would notice. */
export function CopiedLines({ lines }: { lines: readonly string[] }) {
  return (
    <div className="score-copied">
      <p className="score-cap">
        <Icon name="info" size={20} /> <span>{copiedWords(lines)}</span>
      </p>
      <Collapsible title={lines.length === 1 ? 'Show this line' : 'Show these lines'} look="line">
        <ul className="plain-list stack">
          {lines.map((line, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line may be there twice, and the list never changes
            <li key={place}>
              <blockquote>{line}</blockquote>
            </li>
          ))}
        </ul>
      </Collapsible>
    </div>
  )
}
