import { useAtomValue } from 'jotai'
import { useState } from 'react'
import type { LineEdit } from '../../../api/contract/resume-analysis.ts'
import { bandOf } from '../../../api/contract/score-band.ts'
import { CopyButton } from '../../generation/copy-button.tsx'
import { Button, IconButton } from '../../ui/button.tsx'
import { FieldError, Select } from '../../ui/field.tsx'
import { ScoreRing } from '../../ui/score-ring.tsx'
import { LineForm } from './line-form.tsx'
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
  const [problem, setProblem] = useState<string | null>(null)
  if (!change?.edit) return null
  const { edit, before, after } = change
  return (
    <div className="box stack-tight">
      <div className="row">
        <ScoreRing score={after.atsScore} tone={bandOf(after.atsScore).tone} size={72} label={`Now ${after.atsScore} of 100`} />
        <p className="title-m numbers" aria-hidden="true">
          {before.atsScore} → {after.atsScore}
        </p>
      </div>
      <p className="numbers">{changeWords(before, after)}</p>
      <blockquote>{edit.text}</blockquote>
      <p className="quiet">
        {edits.length === 1 ? 'One line is' : `${edits.length} lines are`} changed here only. Copy what is true into your file.
      </p>
      <div className="row">
        <Button small icon="retry" onClick={() => void undoLine().then(setProblem)}>
          Undo
        </Button>
        <CopyButton label="Copy the line" text={() => edit.text} />
      </div>
      <FieldError id="undo-failed" error={problem} />
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
  const { paid, shown, edits } = useShown()
  const resumeText = paid.document?.parserView.text ?? ''
  const lines = ownLines(resumeText)
  const [picked, setPicked] = useState<OwnLine | null>(line ?? null)

  async function score(text: string) {
    const at = placeForNewLine(resumeText, paid.score?.evidence ?? [])
    const problem = await tryLine({ from: picked?.from ?? at, to: picked?.to ?? at, text })
    if (problem === null) onDone(true)
    return problem
  }

  return (
    <div className="line-editor box stack">
      {!line && (
        <Select
          label="Which line?"
          value={picked ? lines.findIndex(({ from }) => from === picked.from) : -1}
          onChange={(event) => setPicked(lines[Number(event.target.value)] ?? null)}
        >
          <option value={-1}>A new line</option>
          {lines.map((one, at) => (
            <option key={one.from} value={at}>
              {one.text}
            </option>
          ))}
        </Select>
      )}
      <LineForm
        key={picked?.from}
        label={picked ? 'Your line' : 'Your new line'}
        text={picked ? textNow(picked, edits) : ''}
        save={{ label: 'See the new score', busyLabel: 'Scoring...', note: `Free. Your score now: ${shown.score?.atsScore}` }}
        onSave={score}
        onCancel={() => onDone(false)}
        takesFocus={line !== undefined}
      />
    </div>
  )
}
