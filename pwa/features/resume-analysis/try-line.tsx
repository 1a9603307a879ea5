import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { CopyButton } from '../../generation/copy-button.tsx'
import { Button, IconButton } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { LineEditor } from './line-editor.tsx'
import { changeWords } from './requirement-lines.ts'
import { canTryAtom, undoLine, useShown } from './rescoring.ts'
import type { OwnLine } from './resume-lines.ts'

export function TryLine({ line, label = 'Edit a line, see the score move' }: { line?: OwnLine; label?: string }) {
  const canTry = useAtomValue(canTryAtom)
  const [step, setStep] = useState<'closed' | 'open' | 'tried'>('closed')
  if (!canTry) return null
  const open = () => setStep('open')
  if (step === 'open') return <LineEditor line={line} onDone={(wasScored) => setStep(wasScored ? 'tried' : 'closed')} />
  return (
    <>
      {line ? (
        <IconButton icon="pen" label={`Edit this line: ${line.text}`} onClick={open} />
      ) : (
        <Button small icon="pen" onClick={open}>
          {label}
        </Button>
      )}
      <div role="status" className="try-line-change">
        {step === 'tried' && <LineChange />}
      </div>
    </>
  )
}

function LineChange() {
  const { change, edits } = useShown()
  if (!change?.edit) return null
  const { edit, before, after } = change
  async function undo() {
    const problem = await undoLine()
    if (problem) toast({ title: 'Could not undo', description: problem, variant: 'destructive' })
  }
  return (
    <div className="box stack-tight">
      <p className="numbers">{changeWords(before, after)}</p>
      <blockquote>{edit.text}</blockquote>
      <p className="quiet">
        {edits.length === 1 ? 'One line is' : `${edits.length} lines are`} changed here only. Copy what is true into your file.
      </p>
      <div className="row">
        <Button small icon="retry" onClick={() => void undo()}>
          Undo
        </Button>
        <CopyButton label="Copy the line" text={() => edit.text} />
      </div>
    </div>
  )
}
