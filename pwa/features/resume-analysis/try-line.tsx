import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { canTryAtom } from './edited-lines.ts'
import { LineChangeNote } from './line-change-note.tsx'
import { LineEditor } from './line-editor.tsx'

/** Below the picture: any line of the resume can be tried, and what came of it is shown. */
export function TryLine() {
  const canTry = useAtomValue(canTryAtom)
  const [isOpen, setOpen] = useState(false)
  if (!canTry) return null
  return (
    <div className="try-line stack">
      {isOpen ? (
        <LineEditor onDone={() => setOpen(false)} />
      ) : (
        <Button small icon="pen" onClick={() => setOpen(true)}>
          Edit a line, see the score move
        </Button>
      )}
      <LineChangeNote />
    </div>
  )
}
