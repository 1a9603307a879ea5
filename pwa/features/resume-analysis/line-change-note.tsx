import { CopyButton } from '../../generation/copy-button.tsx'
import { Button } from '../../ui/button.tsx'
import { undoLine, useShown } from './edited-lines.ts'
import { changeWords, lineChange } from './line-change.ts'

/** Before and after the last edited line, which requirement became found, and the way back. Announced when it appears. */
export function LineChangeNote() {
  const { lastLine, edits } = useShown()
  const change = lastLine && lineChange(lastLine.before, lastLine.after)
  return (
    <div role="status">
      {lastLine && change && (
        <div className="line-change">
          <p className="line-change-figures numbers" aria-hidden="true">
            <span className="quiet">{change.before}</span> → <strong>{change.after}</strong>
          </p>
          <p>{changeWords(change)}</p>
          <blockquote>{lastLine.edit.text}</blockquote>
          <p className="small quiet">
            {edits.length === 1 ? 'One line is' : `${edits.length} lines are`} changed here only. Copy what is true into your
            file.
          </p>
          <div className="row">
            <Button small icon="retry" onClick={undoLine}>
              Undo
            </Button>
            <CopyButton label="Copy the line" text={() => lastLine.edit.text} />
          </div>
        </div>
      )}
    </div>
  )
}
