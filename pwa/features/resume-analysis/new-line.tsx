import { CopyButton } from '../../generation/copy-button.tsx'
import { WithGaps } from '../../ui/with-gaps.tsx'

/** A line to copy into the resume. */
export function NewLine({ text, word }: { text: string; word?: string }) {
  return (
    <div className="copyable box beside">
      <p className="fill">
        {word && <span className="caption">{word}</span>}
        <WithGaps text={text} />
      </p>
      <CopyButton label={`Copy: ${text}`} text={() => text} />
    </div>
  )
}
