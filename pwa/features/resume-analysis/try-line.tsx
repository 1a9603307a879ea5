import { useAtomValue } from 'jotai'
import { type ReactNode, useState } from 'react'
import type { LineEdit } from '../../../api/contract/resume-analysis.ts'
import { bandOf } from '../../../api/contract/score-band.ts'
import { CopyButton } from '../../generation/copy-button.tsx'
import { Button, IconButton } from '../../ui/button.tsx'
import { FieldError } from '../../ui/field.tsx'
import { ScoreRing } from '../../ui/score-ring.tsx'
import { LineForm } from './line-form.tsx'
import { movedWords } from './requirement-lines.ts'
import { canTryAtom, tryLine, undoLine, useInHand, useShown } from './rescoring.ts'
import { type OwnLine, placeForNewLine } from './resume-lines.ts'

type TryLineProps = { line: OwnLine; children: ReactNode } | { line?: never; children: string }

/** A line of the resume to tap, or a button that adds one. */
export function TryLine({ line, children }: TryLineProps) {
  const canTry = useAtomValue(canTryAtom)
  const [step, setStep] = useState<'closed' | 'open' | 'tried'>('closed')
  if (!canTry) return line ? children : null
  const open = () => setStep('open')
  return (
    <>
      {step === 'open' ? (
        <LineEditor line={line} onDone={(wasScored) => setStep(wasScored ? 'tried' : 'closed')} />
      ) : line ? (
        <button type="button" className="resume-line" onClick={open}>
          {children}
        </button>
      ) : (
        <Button small icon="pen" onClick={open}>
          {children}
        </Button>
      )}
      {step !== 'closed' && <div role="status">{step === 'tried' && <LineChange isNew={!line} />}</div>}
    </>
  )
}

function LineChange({ isNew }: { isNew: boolean }) {
  const { change, edits } = useShown()
  const [problem, setProblem] = useState<string | null>(null)
  if (!change?.edit) return null
  const { edit, before, after } = change
  const moved = movedWords(before, after)
  return (
    <div className="box stack-tight">
      <div className="row">
        <ScoreRing score={after.atsScore} tone={bandOf(after.atsScore).tone} size={72} label={`Now ${after.atsScore} of 100`} />
        <div>
          <p className="title-m numbers" aria-hidden="true">
            {before.atsScore} → {after.atsScore}
          </p>
          <IconButton icon="retry" label="Undo" onClick={() => void undoLine().then(setProblem)} />
          <CopyButton label="Copy the line" text={() => edit.text} />
        </div>
      </div>
      {moved && <p>{moved}</p>}
      {isNew && <blockquote>{edit.text}</blockquote>}
      <p className="quiet">
        {edits.length === 1 ? 'One line is' : `${edits.length} lines are`} changed here only. Copy what is true into your file.
      </p>
      <FieldError id="undo-failed" error={problem} />
    </div>
  )
}

interface LineEditorProps {
  line?: OwnLine | undefined
  onDone: (wasScored: boolean) => void
}

export const textNow = (line: OwnLine, edits: readonly LineEdit[]) =>
  edits.find(({ from, to }) => from < to && from < line.to && line.from < to)?.text ?? line.text

function LineEditor({ line, onDone }: LineEditorProps) {
  const { paid, shown, edits } = useShown()
  useInHand(true)

  async function score(text: string) {
    const at = placeForNewLine(paid.document?.parserView.text ?? '', paid.score?.evidence ?? [])
    const problem = await tryLine({ from: line?.from ?? at, to: line?.to ?? at, text })
    if (problem === null) onDone(true)
    return problem
  }

  return (
    <div className="line-editor box">
      <LineForm
        label={line ? 'Your line' : 'Your new line'}
        text={line ? textNow(line, edits).replace(/\s+/gu, ' ') : ''}
        save={{ label: 'See the new score', busyLabel: 'Scoring...', note: `Free. Your score now: ${shown.score?.atsScore}` }}
        onSave={score}
        onCancel={() => onDone(false)}
      />
    </div>
  )
}
