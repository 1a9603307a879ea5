import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { lineEdits } from '../../../api/contract/limits.ts'
import { lineFault } from '../../../api/contract/line-fault.ts'
import type { LineEdit } from '../../../api/contract/resume-analysis.ts'
import { CopyButton } from '../../generation/copy-button.tsx'
import { Button, IconButton } from '../../ui/button.tsx'
import { Select, TextArea } from '../../ui/field.tsx'
import { takeFocus } from '../../ui/take-focus.ts'
import { toast } from '../../ui/toast.ts'
import { changeWords } from './requirement-lines.ts'
import { canTryAtom, tryLine, undoLine, useShown } from './rescoring.ts'
import { type OwnLine, ownLines, placeForNewLine } from './resume-lines.ts'

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

interface LineEditorProps {
  line?: OwnLine | undefined
  onDone: (wasScored: boolean) => void
}

const textNow = (line: OwnLine, edits: readonly LineEdit[]) =>
  edits.find(({ from, to }) => from < to && from < line.to && line.from < to)?.text ?? line.text

function LineEditor({ line, onDone }: LineEditorProps) {
  const { paid, edits } = useShown()
  const resumeText = paid.document?.parserView.text ?? ''
  const lines = ownLines(resumeText)
  const [picked, setPicked] = useState<OwnLine | null>(line ?? null)
  const [text, setText] = useState(line ? textNow(line, edits) : '')
  const [error, setError] = useState<string | null>(null)
  const [isScoring, setScoring] = useState(false)

  function pick(next: OwnLine | null) {
    setPicked(next)
    setText(next ? textNow(next, edits) : '')
    setError(null)
  }

  async function score() {
    const fault = lineFault(text)
    if (fault !== null) return setError(fault)
    const at = placeForNewLine(resumeText, paid.score?.evidence ?? [])
    setScoring(true)
    const problem = await tryLine({ from: picked?.from ?? at, to: picked?.to ?? at, text })
    setScoring(false)
    setError(problem)
    if (problem === null) onDone(true)
  }

  return (
    <form
      className="line-editor box stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void score()
      }}
    >
      {!line && (
        <Select
          label="Which line?"
          value={picked ? lines.findIndex(({ from }) => from === picked.from) : -1}
          onChange={(event) => pick(lines[Number(event.target.value)] ?? null)}
        >
          <option value={-1}>A new line</option>
          {lines.map((one, at) => (
            <option key={one.from} value={at}>
              {one.text}
            </option>
          ))}
        </Select>
      )}
      <TextArea
        label={picked ? 'Your line' : 'Your new line'}
        hint="In your own words, and only what is true: an interviewer will ask."
        counter={`${text.length} of ${lineEdits.lineMaxCharacters}`}
        rows={3}
        ref={line ? takeFocus : null}
        value={text}
        error={error}
        onChange={(event) => {
          setText(event.target.value)
          setError(null)
        }}
      />
      <div className="row">
        <Button type="submit" look="main" small busy={isScoring}>
          {isScoring ? 'Scoring...' : 'See the new score'}
        </Button>
        <Button small look="quiet" onClick={() => onDone(false)}>
          Cancel
        </Button>
        <span className="small quiet">Free</span>
      </div>
    </form>
  )
}
